import CoreMedia

/// What is known of an item, whichever renderer said it.
struct Facts: Sendable, Hashable {
  var status = ItemStatus.unknown
  var buffering: Buffering?
  var duration = CMTime.indefinite
  var seekable: [CMTimeRange] = []
  var tracks: [Track] = []

  var isFailed: Bool { if case .failed = status { true } else { false } }
  /// Whether it can be played backwards, where the renderer can do so at all.
  var playsBackwards: Bool {
    if case .ready(let readiness) = status { readiness.playsBackwards } else { true }
  }

  /// How far behind the edge of what is live it had better be.
  var recommendedOffset: CMTime {
    if case .ready(let readiness) = status { readiness.recommendedOffset } else { .invalid }
  }

  var isReady: Bool { if case .ready = status { true } else { false } }
}
