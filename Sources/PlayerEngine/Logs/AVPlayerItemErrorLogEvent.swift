public import Foundation
import Playback

/// Something that went wrong with an item.
open class AVPlayerItemErrorLogEvent: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; nothing in it changes.

  private let error: PlaybackError
  private let code: AVError.Code
  private let instant: Date
  private let session: String

  init(_ error: PlaybackError, _ code: AVError.Code, at date: Date, in session: String) {
    (self.error, self.code, instant, self.session) = (error, code, date, session)
    super.init()
  }

  /// When it was.
  open var date: Date? { instant }

  /// What it is about, without passwords and queries; nil where it is about nothing in particular.
  open var uri: String? { error.item }

  /// The server; nil, since errors do not say which of several it was.
  open var serverAddress: String? { nil }

  /// What playing the item is known by.
  open var playbackSessionID: String? { session }

  /// The number of the `AVError.Code`.
  open var errorStatusCode: Int { code.rawValue }

  /// `AVFoundationErrorDomain`.
  open var errorDomain: String { AVFoundationErrorDomain }

  /// What went wrong, as a sentence for people.
  open var errorComment: String? { error.description }

  /// What a server said with it; nil, since headers may hold secrets.
  open var allHTTPResponseHeaderFields: [String: String]? { nil }

  /// The event itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  static let fields = ["date", "uri", "cs-guid", "s-ip", "status", "domain", "comment"]

  var row: [String?] {
    [
      ExtendedLog.date(instant), uri, playbackSessionID, serverAddress, "\(errorStatusCode)", errorDomain,
      errorComment,
    ]
  }
}
