/// What kind of time a `CMTime` is, and whether it is exact.
public struct CMTimeFlags: OptionSet, Sendable, Hashable, Codable {
  /// The bits, as Apple's C structure stores them.
  public let rawValue: UInt32

  /// Flags made of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The time means something; without it a time is invalid, whatever else it says.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)

  /// Some computation on the way to this time could not be exact.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)

  /// The time lies after every finite time; its value is ignored.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)

  /// The time lies before every finite time; its value is ignored.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)

  /// The time is not known, as the duration of a live stream; its value is ignored.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)

  /// The three flags with which value, timescale and epoch mean nothing.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}
