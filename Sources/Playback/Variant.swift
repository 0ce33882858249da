/// One of the qualities that an adaptive stream comes in.
public struct Variant: Sendable, Hashable {
  /// Bits a second at most.
  public var peakBitRate: Double

  /// Bits a second on the whole; nil where that is not told.
  public var averageBitRate: Double?

  /// Pixels across; zero where that is not told, and without a picture.
  public var width: Int

  /// Pixels down; zero where that is not told, and without a picture.
  public var height: Int

  /// Pictures a second; nil where that is not told.
  public var frameRate: Double?

  /// What it is coded in, by the names of RFC 6381 (`avc1.64000d`).
  public var codecs: [String]

  /// Describes a quality.
  public init(
    peakBitRate: Double, averageBitRate: Double? = nil, width: Int = 0, height: Int = 0,
    frameRate: Double? = nil, codecs: [String] = []
  ) {
    self.peakBitRate = peakBitRate
    self.averageBitRate = averageBitRate
    self.width = width
    self.height = height
    self.frameRate = frameRate
    self.codecs = codecs
  }
}
