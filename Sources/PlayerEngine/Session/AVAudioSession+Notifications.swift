public import Foundation

/// Leads to the `AVAudioSession.InterruptionType`, as a number.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"

/// Leads to the `AVAudioSession.InterruptionOptions`, as a number; only where an interruption ends.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

/// Leads to the `AVAudioSession.InterruptionReason`, as a number; only where an interruption begins.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"

/// Leads to whether an interruption began with the program being suspended; no interruption here does.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"

/// Leads to the `AVAudioSession.RouteChangeReason`, as a number.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// Leads to the `AVAudioSessionRouteDescription` that held before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// Leads to whether the program had better be silent, as a number.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

// What is posted with the session as object.

extension AVAudioSession {
  /// Another session has interrupted this one, or is done with that; posted on the main queue.
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")

  /// The sound goes another way; posted on a queue in the background.
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")

  /// The session has become active.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "AVAudioSessionDidBecomeActiveNotification")

  /// The session is active no more.
  public static let didBecomeInactiveNotification = NSNotification.Name(
    "AVAudioSessionDidBecomeInactiveNotification")

  /// Playback that was interrupted may go on.
  public static let resumptionRecommendationNotification = NSNotification.Name(
    "AVAudioSessionResumptionRecommendationNotification")

  /// The sound server is gone.
  public static let mediaServicesWereLostNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")

  /// The sound server was started anew: players are to be made anew as well.
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  /// The program had better be silent, or need be no more.
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}
