public import Foundation

/// How an item's data came, and how it played: a snapshot.
open class AVPlayerItemAccessLog: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; nothing in it changes.

  /// A period of playing each, the oldest first.
  open var events: [AVPlayerItemAccessLogEvent] { kept }

  private let kept: [AVPlayerItemAccessLogEvent]

  init(_ events: [AVPlayerItemAccessLogEvent]) {
    kept = events
    super.init()
  }

  /// The log as text in the W3C's Extended Log File Format; nil where there is nothing in it.
  open func extendedLogData() -> Data? {
    ExtendedLog.data(fields: AccessFigures.fields, rows: events.map(\.figures.row))
  }

  /// How that text is encoded: as UTF-8.
  open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }

  /// The log itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
