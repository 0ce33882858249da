/// How much of a stream that comes in several qualities may be taken; zero means any.
public struct Limits: Sendable, Hashable {
  /// Bits a second.
  public var peakBitRate: Double

  /// Pixels across.
  public var width: Int

  /// Pixels down.
  public var height: Int

  /// Seconds to load ahead; zero leaves that to the renderer.
  public var forwardBuffer: Double

  /// Whether to start with the first quality that may be taken, and not with one that suits the network.
  public var startsOnFirst: Bool

  /// Takes anything.
  public static let none = Limits()

  /// Sets limits.
  public init(
    peakBitRate: Double = 0, width: Int = 0, height: Int = 0, forwardBuffer: Double = 0,
    startsOnFirst: Bool = false
  ) {
    self.peakBitRate = peakBitRate
    self.width = width
    self.height = height
    self.forwardBuffer = forwardBuffer
    self.startsOnFirst = startsOnFirst
  }
}
