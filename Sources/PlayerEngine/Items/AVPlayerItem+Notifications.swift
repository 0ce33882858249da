public import Foundation

/// Leads to the error in `AVPlayerItem.failedToPlayToEndTimeNotification`, as an `NSError`.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

// What is posted with an item as object.

extension AVPlayerItem {
  /// The item has played to its end.
  nonisolated public static let didPlayToEndTimeNotification = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")

  /// The item could not play to its end; `AVPlayerItemFailedToPlayToEndTimeErrorKey` leads to the reason.
  nonisolated public static let failedToPlayToEndTimeNotification = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  /// The item's data did not come in time.
  nonisolated public static let playbackStalledNotification = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")

  /// The item's time went from one value to another without passing those between.
  nonisolated public static let timeJumpedNotification = NSNotification.Name(
    "AVPlayerItemTimeJumpedNotification")

  /// The access log has another entry.
  nonisolated public static let newAccessLogEntryNotification = NSNotification.Name(
    "AVPlayerItemNewAccessLogEntry")

  /// The error log has another entry.
  nonisolated public static let newErrorLogEntryNotification = NSNotification.Name(
    "AVPlayerItemNewErrorLogEntry")

  /// Other media options are selected.
  nonisolated public static let mediaSelectionDidChangeNotification = NSNotification.Name(
    "AVPlayerItemMediaSelectionDidChangeNotification")

  /// The distance from the live edge that is recommended is another.
  nonisolated public static let recommendedTimeOffsetFromLiveDidChangeNotification = NSNotification.Name(
    "AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification")

  /// Leads to who moved the time, where a group plays together.
  nonisolated public static let timeJumpedOriginatingParticipantKey =
    "AVPlayerItemTimeJumpedOriginatingParticipantKey"
}
