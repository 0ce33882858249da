/// What a program says of a resource that it delivers.
public struct ByteFacts: Sendable, Hashable {
  /// How many bytes it has; nil where that is not known.
  public var length: Int64?

  /// Whether any part can be asked for.
  public var givesRanges: Bool

  /// Whether it is a playlist of a stream.
  public var isPlaylist: Bool

  /// Says what a resource is.
  public init(length: Int64? = nil, givesRanges: Bool = false, isPlaylist: Bool = false) {
    (self.length, self.givesRanges, self.isPlaylist) = (length, givesRanges, isPlaylist)
  }
}
