extension AVContentKeyRequest {
  /// How a request fares.
  public enum Status: Int, Sendable {
    /// It waits for an answer.
    case requestingResponse
    /// It was answered.
    case receivedResponse
    /// Its key was renewed.
    case renewed
    /// It is asked once more.
    case retried
    /// Nobody wants an answer any more.
    case cancelled
    /// It cannot be answered.
    case failed
  }

  /// Why a request is asked once more; none of these come to pass here.
  public struct RetryReason: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's name of it.
    public let rawValue: String

    /// The reason of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The answer came too late.
    public static let timedOut = RetryReason(rawValue: "ReceivedKeyResponseAfterSPCTimedOut")

    /// The time of the key that came was over.
    public static let receivedResponseWithExpiredLease = RetryReason(
      rawValue: "ReceivedKeyResponseWithExpiredLease")

    /// The key that came was an old one.
    public static let receivedObsoleteContentKey = RetryReason(rawValue: "ReceivedObsoleteKeyResponse")
  }
}
