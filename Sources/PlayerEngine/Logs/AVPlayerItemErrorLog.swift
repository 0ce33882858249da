public import Foundation

/// What went wrong with an item, be it that playback survived or not: a snapshot.
open class AVPlayerItemErrorLog: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; nothing in it changes.

  /// An error each, the oldest first.
  open var events: [AVPlayerItemErrorLogEvent] { kept }

  private let kept: [AVPlayerItemErrorLogEvent]

  init(_ events: [AVPlayerItemErrorLogEvent]) {
    kept = events
    super.init()
  }

  /// The log as text in the W3C's Extended Log File Format; nil where there is nothing in it.
  open func extendedLogData() -> Data? {
    ExtendedLog.data(fields: AVPlayerItemErrorLogEvent.fields, rows: events.map(\.row))
  }

  /// How that text is encoded: as UTF-8.
  open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }

  /// The log itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
