public import Foundation

/// The commands that may be given to a program from outside.
///
/// Give those that it understands a handler, and disable those that make no sense just now.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.
  private let commands = Commands()

  private static let main = MPRemoteCommandCenter()

  /// The one of this program.
  public class func shared() -> MPRemoteCommandCenter { main }

  /// Play.
  open var playCommand: MPRemoteCommand { commands.play }

  /// Pause.
  open var pauseCommand: MPRemoteCommand { commands.pause }

  /// Stop.
  open var stopCommand: MPRemoteCommand { commands.stop }

  /// Play if paused, else pause.
  open var togglePlayPauseCommand: MPRemoteCommand { commands.togglePlayPause }

  /// Play another language.
  open var enableLanguageOptionCommand: MPRemoteCommand { commands.enableLanguageOption }

  /// Play a language no more.
  open var disableLanguageOptionCommand: MPRemoteCommand { commands.disableLanguageOption }

  /// Play the next item.
  open var nextTrackCommand: MPRemoteCommand { commands.nextTrack }

  /// Play the item before.
  open var previousTrackCommand: MPRemoteCommand { commands.previousTrack }

  /// Repeat.
  open var changeRepeatModeCommand: MPChangeRepeatModeCommand { commands.changeRepeatMode }

  /// Play in another order.
  open var changeShuffleModeCommand: MPChangeShuffleModeCommand { commands.changeShuffleMode }

  /// Play at another rate.
  open var changePlaybackRateCommand: MPChangePlaybackRateCommand { commands.changePlaybackRate }

  /// Go on from somewhere else.
  open var changePlaybackPositionCommand: MPChangePlaybackPositionCommand { commands.changePlaybackPosition }

  /// Go some seconds on.
  open var skipForwardCommand: MPSkipIntervalCommand { commands.skipForward }

  /// Go some seconds back.
  open var skipBackwardCommand: MPSkipIntervalCommand { commands.skipBackward }

  /// Go on fast, until that ends.
  open var seekForwardCommand: MPRemoteCommand { commands.seekForward }

  /// Go back fast, until that ends.
  open var seekBackwardCommand: MPRemoteCommand { commands.seekBackward }

  /// Rate what plays.
  open var ratingCommand: MPRatingCommand { commands.rating }

  /// Like what plays.
  open var likeCommand: MPFeedbackCommand { commands.like }

  /// Dislike what plays.
  open var dislikeCommand: MPFeedbackCommand { commands.dislike }

  /// Remember what plays.
  open var bookmarkCommand: MPFeedbackCommand { commands.bookmark }
}

/// The commands themselves, one of each.
private struct Commands: Sendable {
  let play = MPRemoteCommand()
  let pause = MPRemoteCommand()
  let stop = MPRemoteCommand()
  let togglePlayPause = MPRemoteCommand()
  let enableLanguageOption = MPRemoteCommand()
  let disableLanguageOption = MPRemoteCommand()
  let nextTrack = MPRemoteCommand()
  let previousTrack = MPRemoteCommand()
  let changeRepeatMode = MPChangeRepeatModeCommand()
  let changeShuffleMode = MPChangeShuffleModeCommand()
  let changePlaybackRate = MPChangePlaybackRateCommand()
  let changePlaybackPosition = MPChangePlaybackPositionCommand()
  let skipForward = MPSkipIntervalCommand()
  let skipBackward = MPSkipIntervalCommand()
  let seekForward = MPRemoteCommand()
  let seekBackward = MPRemoteCommand()
  let rating = MPRatingCommand()
  let like = MPFeedbackCommand()
  let dislike = MPFeedbackCommand()
  let bookmark = MPFeedbackCommand()
}
