import GStreamer
import Playback

/// One item on its way to the output.
struct FeedItem: Sendable {
  let ticket: Ticket

  /// Where its pipeline delivers.
  var portNumber = 0

  var lanes: [Kind: Lane] = [:]

  /// Whether it is known which lanes there will be.
  var isDecided = false

  /// Whether its demuxer still looks at other places, and what comes is not to be played.
  var isLookingAhead = false

  /// What is between its two halves, where its connection was lost.
  var interruption: Interruption?

  /// How far off the stamps of its second half may be, in nanoseconds.
  var stampError: Int64 = 0

  /// Whether it was written before, so that nothing left means its end and not that it is empty.
  var wasHeard = false

  /// What its time is counted from, as long as that is to be found.
  var beginning = Beginning.zero

  /// How much later its stamps are than presentation time, in nanoseconds.
  private(set) var origin: Int64 = 0

  /// Whether what is to be known of it before it is written is known, such as its length to the sample.
  var isAdmitted = false

  /// Whether its first samples were there once, which was told.
  var wasArmed = false

  /// Presentation time from which it is to be played, in nanoseconds.
  var target: Int64

  /// Whether the very target counts, or any time near it.
  var isExact = true

  /// Presentation time at which it is to end, in nanoseconds; nil for its natural end.
  var limit: Int64?

  /// How loud its sound is over its time; nil where that is as recorded.
  var loudness: Loudness?

  /// Who hears its sound before anybody else; nil for nobody.
  var tap: TapSession?

  /// What is to be read in the pictures, in order of start.
  var cues: [Cue] = []

  /// The length that the media gives, if that can be trusted to the sample.
  var nominalEnd: Int64?

  /// How many frames may be beyond that: rounding makes one or two of them, and Vorbis packets have more than count.
  var slack: Int64 = 2

  /// How its presentation time becomes running time, once it is being written.
  var segment: Segment?

  /// Running time at which it has ended, once all is written.
  var endOfRun: Int64?

  init(ticket: Ticket, target: Int64) {
    self.ticket = ticket
    self.target = target
  }

  /// Whether something of each lane waits, or nothing of it will come.
  mutating func isArmed() -> Bool {
    guard isDecided, !isLookingAhead, interruption != .seeking else { return false }
    for kind in lanes.keys {
      let isArmed = interruption == nil ? lanes[kind]?.isArmed() : lanes[kind]?.hasBegun()
      if isArmed != true { return false }
    }
    return true
  }

  /// Whether nothing of any lane is left to write.
  mutating func isExhausted() -> Bool {
    guard isDecided, interruption == nil else { return false }
    for kind in lanes.keys where lanes[kind]?.isExhausted() != true { return false }
    return true
  }

  /// Throws away what came while the demuxer looked at other places.
  mutating func endLookAhead() {
    guard isLookingAhead else { return }
    isLookingAhead = false
    for kind in lanes.keys {
      // Of what is taken up again, the first half stays written.
      if interruption == nil { lanes[kind]?.clear() } else { lanes[kind]?.drop() }
    }
  }

  /// Begins where the first samples are, if those of a stream come well behind zero: what is live begins in the middle.
  private mutating func findBeginning() {
    guard beginning != .zero, !wasHeard, target == 0 else { return }
    var first = Int64.max
    for kind in lanes.keys { first = min(first, lanes[kind]?.peek()?.time ?? .max) }
    if first != .max, first > 1_000_000_000 { isExact = false }
  }

  /// Takes the stamp of what is first for the beginning, where that is to be done and sounds like one.
  mutating func findOrigin() {
    findBeginning()
    guard beginning != .zero, !wasHeard else { return }
    let kinds = beginning == .firstPicture ? [Kind.video] : Kind.allCases
    let first = kinds.compactMap { lanes[$0]?.peek()?.time }.min() ?? 0
    guard first > 0, first < beginning.limit else { return }
    beginning = .zero
    origin = first
    for kind in lanes.keys { lanes[kind]?.edit.lead += first }
  }

  /// Whether it ended before it gave anything.
  mutating func isBarren() -> Bool {
    guard !wasHeard, !lanes.isEmpty, isExhausted() else { return false }
    return lanes.values.allSatisfy { $0.end == nil && $0.counter == nil }
  }

  /// Whether it has tracks and nothing here can decode any of them.
  var isLost: Bool { !lanes.isEmpty && lanes.values.allSatisfy(\.isLost) }

  /// The words that are due at a presentation time; empty where none are.
  func caption(at time: Int64) -> String {
    cues.prefix { $0.start <= time }.filter { time < $0.end }.map(\.text).joined(separator: "\n")
  }

  /// Running time of a presentation time.
  func running(_ time: Int64) -> Int64 {
    guard let segment else { return 0 }
    let length = segment.rate >= 0 ? time - segment.start : segment.start - time
    return segment.base + Int64(Double(length) / abs(segment.rate))
  }

  /// Presentation time of a running time.
  func time(at running: Int64) -> Int64 {
    guard let segment else { return target }
    let length = Int64(Double(running - segment.base) * abs(segment.rate))
    return segment.rate >= 0 ? segment.start + length : max(0, segment.start - length)
  }

  /// Presentation time up to which all of it is written.
  var end: Int64? { lanes.values.compactMap(\.end).max() }
}
