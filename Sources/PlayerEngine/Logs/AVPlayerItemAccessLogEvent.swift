public import Foundation
import Playback

/// One period of playing, from its start or from the stall before it to the next: how its data came.
///
/// Numbers below zero mean that it is not known.
open class AVPlayerItemAccessLogEvent: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; nothing in it changes.

  let figures: AccessFigures

  init(_ figures: AccessFigures) {
    self.figures = figures
    super.init()
  }

  /// The event itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - What was played

  /// The address, without passwords and queries.
  open var uri: String? { figures.uri }

  /// What playing the item is known by: the same for all its periods.
  open var playbackSessionID: String? { figures.session }

  /// `FILE` for what is one file, `VOD` for a stream with an end, `LIVE` for one without.
  open var playbackType: String? { figures.type }

  /// When time began to run.
  open var playbackStartDate: Date? { figures.startDate }

  /// From where in the item, in seconds.
  open var playbackStartOffset: TimeInterval { figures.startOffset }

  /// How many seconds passed from the wish to play until time ran.
  open var startupTime: TimeInterval { figures.startup }

  /// How many seconds of the item were played.
  open var durationWatched: TimeInterval { figures.watched }

  /// How often time stopped because nothing was left to play.
  open var numberOfStalls: Int { figures.stalls }

  /// How many pictures came too late to be shown.
  open var numberOfDroppedVideoFrames: Int { figures.dropped }

  // MARK: - What came

  /// How many requests were answered.
  open var numberOfMediaRequests: Int { figures.requests }

  /// The same by its older name.
  open var numberOfSegmentsDownloaded: Int { figures.requests }

  /// How many seconds of the item were loaded at the end of the period.
  open var segmentsDownloadedDuration: TimeInterval { figures.loaded }

  /// How many bytes came; -1 for a file.
  open var numberOfBytesTransferred: Int64 { figures.bytes }

  /// How many seconds it took for them to come.
  open var transferDuration: TimeInterval { figures.time }

  /// How many bits a second came, while something came.
  open var observedBitrate: Double { figures.observed }

  /// How many bits a second the chosen variant takes, as its playlist says.
  open var indicatedBitrate: Double { figures.transfer.indicatedBitRate ?? -1 }

  /// The name or the address of the server that was asked last.
  open var serverAddress: String? { figures.transfer.server }

  /// How often that was another than before.
  open var numberOfServerAddressChanges: Int {
    figures.isRemote ? figures.transfer.serverChanges - figures.before.serverChanges : -1
  }

  // MARK: - What is not known here

  /// -1: playlists' averages are not read.
  open var indicatedAverageBitrate: Double { -1 }

  /// -1: it is not measured by track.
  open var averageVideoBitrate: Double { -1 }

  /// -1: it is not measured by track.
  open var averageAudioBitrate: Double { -1 }

  /// -1: parts of a stream are not timed one by one.
  open var downloadOverdue: Int { -1 }

  /// -1: parts of a stream are not timed one by one.
  open var observedMaxBitrate: Double { -1 }

  /// -1: parts of a stream are not timed one by one.
  open var observedMinBitrate: Double { -1 }

  /// -1: parts of a stream are not timed one by one.
  open var observedBitrateStandardDeviation: Double { -1 }

  /// -1: what makes for another variant is not told.
  open var switchBitrate: Double { -1 }

  /// -1: there is no telling one network from another.
  open var mediaRequestsWWAN: Int { -1 }
}
