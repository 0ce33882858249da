import Dispatch
import GStreamer
import Playback

/// Finds out why a server could not be reached.
enum ConnectionInquiry {
  private static let queue = DispatchQueue(label: "LocalRenderer.ConnectionInquiry", attributes: .concurrent)

  /// Asks, and answers with the reason on a queue of its own; a server that is there after all lost the connection.
  static func ask(_ url: String, then answer: @escaping @Sendable (PlaybackError.Code) -> Void) {
    queue.async {
      switch ConnectionTrial.outcome(of: url, seconds: 2) {
      case .reached, .failed: answer(.connectionLost)
      case .hostNotFound: answer(.hostNotFound)
      case .refused: answer(.connectionRefused)
      case .timedOut: answer(.timedOut)
      case .untrusted: answer(.untrustedServer)
      }
    }
  }
}
