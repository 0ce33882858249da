extension AVAudioSession {
  /// What can go wrong with a session: the code of an `NSError` whose domain is `NSOSStatusErrorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// Nothing went wrong.
    case none = 0
    /// The sound server is gone.
    case mediaServicesFailed = 1836282486
    /// Something still plays.
    case isBusy = 560030580
    /// The category does not allow it.
    case incompatibleCategory = 560161140
    /// Others may not be interrupted now.
    case cannotInterruptOthers = 560557684
    /// The program may not do it.
    case missingEntitlement = 1701737535
    /// The assistant listens.
    case siriIsRecording = 1936290409
    /// Playing is not allowed now.
    case cannotStartPlaying = 561015905
    /// Recording is not allowed now.
    case cannotStartRecording = 561145187
    /// What was asked for does not go together.
    case badParam = -50
    /// Something more important has the sound, such as a call.
    case insufficientPriority = 561017449
    /// There is no device for it.
    case resourceNotAvailable = 561145203
    /// Not known.
    case unspecified = 2003329396
    /// The session is over.
    case expiredSession = 561210739
    /// The session is not active.
    case sessionNotActive = 1768841571
  }
}
