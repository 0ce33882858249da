import GStreamer

/// One kind of track of one item, between its pipeline and the output.
struct Lane: Sendable {
  /// Where samples come from; a chained file has several, one after the other.
  var readers: [SampleReader] = []

  /// What of the track is to be presented.
  var edit = Edit.none

  /// The track does not come after all.
  var isLost = false

  /// Samples to be written once more, after a flush, before anything new.
  var again: [Written] = []

  /// Written and perhaps not heard yet.
  var written: [Written] = []

  /// Its pipeline has failed: what waits is played, and nothing will come.
  var isCut = false

  /// Whether its pipeline has failed and another one gives the rest, of which nothing has been written yet.
  var isResumed = false

  /// Sound only: where its counting is.
  var counter: FrameCounter?

  /// Whether all that is to be played has been written.
  var isDone = false

  /// Presentation time up to which it is written, in nanoseconds; nil before the first sample.
  var end: Int64?

  /// The format of the sound in it, once known.
  var format: AudioFormat?

  /// Pictures only: where playback is to begin, as long as the picture of that place is looked for.
  var landing: Landing?

  /// Sound only: what ends well before is of no use.
  var soundStart: Int64?

  /// When the pictures were due that came before the one that was looked for, since it was.
  var passed: [Int64] = []

  /// The last picture so far that is due by the time to land on.
  var candidate: Sample?

  /// How many readers there will be at least; a chained file ends one group before it shows the next.
  var expectedReaders = 1

  /// How many readers there have been.
  private(set) var readersSeen = 0

  private var next: Sample?

  /// Adds the reader of another group.
  mutating func add(_ reader: SampleReader) {
    readers.append(reader)
    readersSeen += 1
  }

  /// What comes now comes from others than up to now.
  mutating func forgetReaders() { (readers, readersSeen, expectedReaders, next) = ([], 0, 1, nil) }

  /// There will be no more readers than there have been.
  mutating func expectNoMore() { expectedReaders = readersSeen }

  /// The format of the sound that comes next, or came last.
  var knownFormat: AudioFormat? { next?.audioFormat ?? format }

  /// The next new sample, left where it is.
  mutating func peek() -> Sample? {
    if let next { return next }
    while let reader = readers.first {
      if let sample = reader.pull() {
        next = sample
        return sample
      }
      guard readers.count > 1, reader.isAtEnd else { return nil }
      readers.removeFirst()
    }
    return nil
  }

  /// The next new sample, taken out.
  mutating func take() -> Sample? {
    let sample = peek()
    next = nil
    return sample
  }

  /// The sample that was peeked at, if it is still there.
  var waiting: Sample? { next }

  /// Lets go of the sample that was peeked at.
  mutating func drop() { next = nil }

  /// Whether something waits, or nothing will come.
  mutating func isArmed() -> Bool {
    dropEarlySound()
    guard land() else { return false }
    return !again.isEmpty || peek() != nil || isExhausted()
  }

  /// Whether nothing waits and nothing will come.
  mutating func isExhausted() -> Bool {
    if isDone || isLost { return again.isEmpty }
    guard again.isEmpty, peek() == nil else { return false }
    if isCut { return true }
    guard let last = readers.last else { return false }
    return readers.count == 1 && last.isAtEnd && readersSeen >= expectedReaders
  }

  /// Whether nothing of it has been taken.
  var isUntouched: Bool { next == nil && again.isEmpty && written.isEmpty }

  /// Forgets what was on the way, for a seek.
  mutating func clear() {
    (again, written, counter, isDone, end) = ([], [], nil, false, nil)
    (landing, soundStart, candidate, passed) = (nil, nil, nil, [])
    next = nil
  }

  /// When the sample is presented, in nanoseconds.
  func time(of sample: Sample) -> Int64? { sample.time.map { $0 - edit.lead } }
}
