/// The size of a coded picture, in pixels.
public struct CMVideoDimensions: Sendable, Hashable {
  /// Pixels across.
  public var width: Int32

  /// Pixels down.
  public var height: Int32

  /// No pixels.
  public init() { self.init(width: 0, height: 0) }

  /// So many pixels across and down.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
