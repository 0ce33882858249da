public import Foundation

// The older names of what is posted with an item as object.

extension NSNotification.Name {
  /// The item has played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification

  /// The item could not play to its end; `AVPlayerItemFailedToPlayToEndTimeErrorKey` leads to the reason.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification

  /// The item's data did not come in time.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification

  /// The item's time went from one value to another without passing those between.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification

  /// The access log has another entry.
  public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification

  /// The error log has another entry.
  public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}
