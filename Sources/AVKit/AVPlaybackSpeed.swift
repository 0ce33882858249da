public import Foundation

/// A speed that a viewer may choose.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.
  private let contents: (rate: Float, name: String)

  /// The speed `rate`, called `localizedName`.
  public init(rate: Float, localizedName: String) {
    contents = (rate, localizedName)
    super.init()
  }

  /// How fast it is: 1 is as recorded.
  open var rate: Float { contents.rate }

  /// What people call it.
  open var localizedName: String { contents.name }

  /// The rate as people write it, such as "1.5×".
  open var localizedNumericName: String {
    let text = rate == rate.rounded() ? "\(Int(rate))" : "\(rate)"
    return text + "×"
  }

  /// The speeds to choose from unless others are set: from half to twice as fast.
  public class var systemDefaultSpeeds: [AVPlaybackSpeed] { defaults }

  private static let defaults = [0.5, 1, 1.25, 1.5, 2].map { rate in
    AVPlaybackSpeed(rate: rate, localizedName: rate == 1 ? "Normal" : "\(rate)×")
  }
}
