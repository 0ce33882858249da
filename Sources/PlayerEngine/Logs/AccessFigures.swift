import Foundation
import Playback

/// One period of playing in figures; what is not known is negative or nil.
struct AccessFigures: Sendable {
  var uri: String?
  var session = ""
  var type: String?
  var startDate: Date?
  var startOffset = -1.0
  var startup = -1.0
  var watched = 0.0
  var stalls = 0

  /// What had come when the period began, and what has come by now.
  var before = Transfer()
  var transfer = Transfer()

  /// How much of the media is loaded, in seconds.
  var loaded = -1.0

  /// Whether anything was transferred, as is not so with files.
  var isRemote: Bool { transfer.bytes > 0 || transfer.requests != nil }

  var bytes: Int64 { isRemote ? transfer.bytes - before.bytes : -1 }

  var requests: Int { transfer.requests.map { $0 - (before.requests ?? 0) } ?? -1 }

  var time: Double { isRemote ? max(0, (transfer.time - before.time) / .seconds(1)) : -1 }

  /// Bits a second while something came.
  var observed: Double { isRemote && time > 0 ? Double(bytes) * 8 / time : -1 }

  var dropped: Int { transfer.droppedPictures.map { $0 - (before.droppedPictures ?? 0) } ?? -1 }

  /// The W3C log's names, in the order of `row`.
  static let fields = [
    "date", "uri", "cs-guid", "s-ip", "s-ip-changes", "s-playback-type", "c-start-time", "c-startup-time",
    "c-duration-watched", "c-duration-downloaded", "c-stalls", "c-frames-dropped", "sc-count", "bytes",
    "c-transfer-duration", "c-observed-bitrate", "sc-indicated-bitrate",
  ]

  var row: [String?] {
    [
      startDate.map(ExtendedLog.date), uri, session, transfer.server,
      ExtendedLog.count(isRemote ? transfer.serverChanges - before.serverChanges : -1), type,
      ExtendedLog.number(startOffset), ExtendedLog.number(startup), ExtendedLog.number(watched),
      ExtendedLog.number(loaded), ExtendedLog.count(stalls), ExtendedLog.count(dropped),
      ExtendedLog.count(requests), ExtendedLog.count(bytes), ExtendedLog.number(time),
      ExtendedLog.number(observed), ExtendedLog.number(transfer.indicatedBitRate ?? -1),
    ]
  }
}
