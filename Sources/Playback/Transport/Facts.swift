import CoreMedia

/// What is known of an item, whichever renderer said it.
struct Facts: Sendable, Hashable {
  var status = ItemStatus.unknown
  var buffering: Buffering?
  var duration = CMTime.indefinite
  var seekable: [CMTimeRange] = []
  var tracks: [Track] = []

  var isFailed: Bool { if case .failed = status { true } else { false } }
  var isReady: Bool { if case .ready = status { true } else { false } }
}
