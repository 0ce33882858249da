import CoreMedia
public import Dispatch
public import Foundation
import Playback
import Synchronization

/// Gives out what an item says of itself as it plays: the titles of a radio station, the ID3 tags of a transport stream
/// such as HLS has them, and whatever else changes.
///
/// What a file says once for all is not given out. May be used from any thread.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: what changes is under a lock.
  private let identifiers: Set<AVMetadataIdentifier>?
  private let state = Mutex(State())

  private struct State {
    weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    var queue: DispatchQueue?
    var advance: TimeInterval = 0

    /// Where time has run from since the last jump, and the tags that were given out since; nil until the first look.
    var run: (start: CMTime, given: Set<TimedTags>)?
  }

  /// An output of everything that the item says.
  public override init() {
    identifiers = nil
    super.init()
  }

  /// An output of what the item says under these identifiers; nil means all.
  public init(identifiers: [String]?) {
    self.identifiers = identifiers.map { Set($0.map(AVMetadataIdentifier.init(rawValue:))) }
    super.init()
  }

  /// How many seconds before its time a tag is given out; 0 unless told, and nothing else is known before.
  open var advanceIntervalForDelegateInvocation: TimeInterval {
    get { state.withLock { $0.advance } }
    set {
      state.withLock { $0.advance = newValue }
      item?.home.withLock { $0.player }?.refresh()
    }
  }

  /// Who hears of it; not kept alive.
  open var delegate: (any AVPlayerItemMetadataOutputPushDelegate)? { state.withLock { $0.delegate } }

  /// The queue on which the delegate is called; nil is the main one.
  open var delegateQueue: DispatchQueue? { state.withLock { $0.queue } }

  /// Sets who hears of it, on which queue; the delegate is not kept alive.
  open func setDelegate(
    _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    state.withLock { ($0.delegate, $0.queue) = (delegate, delegateQueue) }
  }

  /// The item says these things from `time` on.
  func give(_ items: [AVMetadataItem], from time: CMTime) {
    give(items, in: CMTimeRange(start: time, duration: CMTime(value: 1, timescale: 90_000)))
  }

  private func give(_ items: [AVMetadataItem], in range: CMTimeRange) {
    let wanted = items.filter { item in
      item.identifier.map { identifiers?.contains($0) ?? true } ?? false
    }
    guard !wanted.isEmpty else { return }
    let group = AVTimedMetadataGroup(items: wanted, timeRange: range)
    call { $0.metadataOutput(self, didOutputTimedMetadataGroups: [group], from: nil) }
  }

  /// Gives out those of `tags` that are due since the last jump and were not given out, each by itself; answers when to look
  /// again, while time runs at `rate`.
  func look(at tags: [TimedTags], position: CMTime, rate: Double) -> CMTime? {
    let (time, due, advance) = state.withLock { state in
      let advance = CMTime(seconds: state.advance * max(0, rate), preferredTimescale: 1_000_000_000)
      let time = position + advance
      var run = state.run ?? (position, [])
      // One that is late is given out all the same.
      let due = tags.filter { $0.time >= run.start && $0.time <= time && !run.given.contains($0) }
      run.given.formUnion(due)
      state.run = run
      return (time, due, advance)
    }
    for tag in due {
      give(AVMetadataItem.items(from: tag), in: CMTimeRange(start: tag.time, duration: .indefinite))
    }
    return rate > 0 ? tags.first { $0.time > time }.map { $0.time - advance } : nil
  }

  override func sequenceWasFlushed(_ changes: inout Changes) {
    state.withLock { $0.run = nil }
    call { $0.outputSequenceWasFlushed(self) }
  }

  /// Calls the delegate, where there is one, on its queue and in its turn.
  private func call(_ body: @escaping @Sendable (any AVPlayerItemMetadataOutputPushDelegate) -> Void) {
    let queue = state.withLock { $0.delegate == nil ? nil : $0.queue ?? .main }
    queue?.async { [weak self] in
      if let delegate = self?.delegate { body(delegate) }
    }
  }
}
