public import Foundation

/// The commands that may be given to a program from outside.
///
/// Give those that it understands a handler, and disable those that make no sense just now.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.
  private static let main = MPRemoteCommandCenter()

  /// The one of this program.
  public class func shared() -> MPRemoteCommandCenter { main }

  /// Play.
  public let playCommand = MPRemoteCommand()

  /// Pause.
  public let pauseCommand = MPRemoteCommand()

  /// Stop.
  public let stopCommand = MPRemoteCommand()

  /// Play if paused, else pause.
  public let togglePlayPauseCommand = MPRemoteCommand()

  /// Play another language.
  public let enableLanguageOptionCommand = MPRemoteCommand()

  /// Play a language no more.
  public let disableLanguageOptionCommand = MPRemoteCommand()

  /// Play the next item.
  public let nextTrackCommand = MPRemoteCommand()

  /// Play the item before.
  public let previousTrackCommand = MPRemoteCommand()

  /// Repeat.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()

  /// Play in another order.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()

  /// Play at another rate.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()

  /// Go on from somewhere else.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()

  /// Go some seconds on.
  public let skipForwardCommand = MPSkipIntervalCommand()

  /// Go some seconds back.
  public let skipBackwardCommand = MPSkipIntervalCommand()

  /// Go on fast, until that ends.
  public let seekForwardCommand = MPRemoteCommand()

  /// Go back fast, until that ends.
  public let seekBackwardCommand = MPRemoteCommand()

  /// Rate what plays.
  public let ratingCommand = MPRatingCommand()

  /// Like what plays.
  public let likeCommand = MPFeedbackCommand()

  /// Dislike what plays.
  public let dislikeCommand = MPFeedbackCommand()

  /// Remember what plays.
  public let bookmarkCommand = MPFeedbackCommand()
}
