public import CoreMedia

/// Is told of one image: for which time it was asked for, the image, the time it is really of, and how it went.
public typealias AVAssetImageGeneratorCompletionHandler =
  @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void

extension AVAssetImageGenerator {
  /// How the making of an image went.
  public enum Result: Int, Sendable {
    /// It is there.
    case succeeded = 0
    /// It cannot be had; the error tells why.
    case failed = 1
    /// It was given up.
    case cancelled = 2
  }

  /// Parts of a coded picture.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The name in full.
    public let rawValue: String

    /// The one with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is meant to be seen.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")

    /// What was recorded, with its shape kept.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")

    /// All that was coded.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  /// What becomes of a high dynamic range.
  public struct DynamicRangePolicy: RawRepresentable, Hashable, Sendable {
    /// The name in full.
    public let rawValue: String

    /// The one with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The standard range.
    public static let forceSDR = DynamicRangePolicy(rawValue: "ForceSDR")

    /// The range of the media.
    public static let matchSource = DynamicRangePolicy(rawValue: "MatchSource")
  }
}
