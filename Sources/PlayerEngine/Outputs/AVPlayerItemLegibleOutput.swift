import CoreMedia
public import Dispatch
public import Foundation
import Playback
import Synchronization

/// Gives out the words that are to be read with an item as it plays: those of side-car files, and of the text tracks that
/// are selected.
///
/// The delegate is called whenever other words are to be read than before, with none when they are over. May be used from
/// any thread.
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: what changes is under a lock.
  private let state = Mutex(State())

  private struct State {
    weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)?
    var queue: DispatchQueue?
    var advance: TimeInterval = 0
    var styling = TextStylingResolution.default

    /// What was given out last.
    var given: [Caption] = []
  }

  /// An output of words.
  public override init() { super.init() }

  /// An output of words; `subtypes`, those that are wanted as they are coded, has no meaning here, since all come as words.
  public convenience init(mediaSubtypesForNativeRepresentation subtypes: [NSNumber]) { self.init() }

  /// How many seconds before they are to be read words are given out; 0 unless told.
  open var advanceIntervalForDelegateInvocation: TimeInterval {
    get { state.withLock { $0.advance } }
    set {
      state.withLock { $0.advance = newValue }
      item?.home.withLock { $0.player }?.refresh()
    }
  }

  /// How much of the style of words is given out; kept, since they come without any.
  open var textStylingResolution: TextStylingResolution {
    get { state.withLock { $0.styling } }
    set { state.withLock { $0.styling = newValue } }
  }

  /// Who hears of it; not kept alive.
  open var delegate: (any AVPlayerItemLegibleOutputPushDelegate)? { state.withLock { $0.delegate } }

  /// The queue on which the delegate is called; nil is the main one.
  open var delegateQueue: DispatchQueue? { state.withLock { $0.queue } }

  /// Sets who hears of it, on which queue; the delegate is not kept alive.
  open func setDelegate(
    _ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    state.withLock { ($0.delegate, $0.queue) = (delegate, delegateQueue) }
  }

  // MARK: - What the player tells it

  /// Gives out the words that are to be read at `position`, if they are others than before; answers when to look again,
  /// while time runs at `rate`.
  func look(at captions: [Caption], position: CMTime, rate: Double) -> CMTime? {
    let (time, isNew, due, advance) = state.withLock { state in
      let advance = CMTime(seconds: state.advance * rate, preferredTimescale: 1_000_000_000)
      let time = position + advance
      let due = captions.filter { $0.range.containsTime(time) }
      defer { state.given = due }
      return (time, due != state.given, due, advance)
    }
    if isNew { give(due, at: time) }
    let edges = captions.flatMap { [$0.range.start, $0.range.end] }
    if rate == 0 { return nil }
    let next = rate > 0 ? edges.filter { $0 > time }.min() : edges.filter { $0 < time }.max()
    return next.map { $0 - advance }
  }

  private func give(_ captions: [Caption], at time: CMTime) {
    let texts = captions.map(\.text)
    call { delegate in
      delegate.legibleOutput(
        self, didOutputAttributedStrings: texts.map { NSAttributedString(string: $0) },
        nativeSampleBuffers: [],
        forItemTime: time)
    }
  }

  override func sequenceWasFlushed(_ changes: inout Changes) {
    state.withLock { $0.given = [] }
    call { $0.outputSequenceWasFlushed(self) }
  }

  /// Calls the delegate, where there is one, on its queue and in its turn.
  private func call(_ body: @escaping @Sendable (any AVPlayerItemLegibleOutputPushDelegate) -> Void) {
    let queue = state.withLock { $0.delegate == nil ? nil : $0.queue ?? .main }
    queue?.async { [weak self] in
      if let delegate = self?.delegate { body(delegate) }
    }
  }
}

extension AVPlayerItemLegibleOutput {
  /// How much of the style of words is given out.
  public struct TextStylingResolution: RawRepresentable, Hashable, Sendable {
    /// The name in full.
    public let rawValue: String

    /// The one with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All that the system would show.
    public static let `default` = TextStylingResolution(
      rawValue: "AVPlayerItemLegibleOutputTextStylingResolutionDefault")

    /// What the media itself says.
    public static let sourceAndRulesOnly = TextStylingResolution(
      rawValue: "AVPlayerItemLegibleOutputTextStylingResolutionSourceAndRulesOnly")
  }
}
