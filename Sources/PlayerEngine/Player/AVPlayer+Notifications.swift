public import Foundation

extension AVPlayer {
  /// Posted with the player when its rate has changed; `rateDidChangeReasonKey` tells why.
  nonisolated public static let rateDidChangeNotification = NSNotification.Name(
    "AVPlayerRateDidChangeNotification")

  /// Leads to the `RateDidChangeReason`.
  nonisolated public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"

  /// Leads to who changed the rate, where a group plays together.
  nonisolated public static let rateDidChangeOriginatingParticipantKey =
    "AVPlayerRateDidChangeOriginatingParticipantKey"
}
