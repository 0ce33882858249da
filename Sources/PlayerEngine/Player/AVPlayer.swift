public import CoreMedia
public import Foundation
import Playback

/// Plays one item at a time.
///
/// A player holds what is wished of it, and its properties answer at once, from any thread, with that or with
/// what was last heard of its item. Observers, notifications and completion handlers are called on the main
/// queue, in the order in which things happened. A player that is released stops.
@preconcurrency @MainActor
open class AVPlayer: PlaybackObject {
  nonisolated let core = PlayerCore()

  // MARK: - Making players

  /// A player without an item.
  nonisolated public override init() {
    super.init()
    core.serve(self)
    core.decide { state, changes in state.want(&changes) { $0.endAction = type(of: self).firstEndAction } }
  }

  /// A player of `item`.
  nonisolated public init(playerItem item: AVPlayerItem?) {
    super.init()
    core.serve(self)
    core.decide { state, changes in state.want(&changes) { $0.endAction = type(of: self).firstEndAction } }
    core.replaceCurrentItem(with: item)
  }

  /// A player of what is at `URL`.
  nonisolated public init(url URL: URL) {
    super.init()
    core.serve(self)
    core.decide { state, changes in state.want(&changes) { $0.endAction = type(of: self).firstEndAction } }
    core.replaceCurrentItem(with: AVPlayerItem(url: URL))
  }

  deinit { core.close() }

  /// What a player of this class does at an item's end unless it is told otherwise.
  nonisolated class var firstEndAction: EndAction { .pause }

  /// The value of the property `key`, in either spelling; traps where there is no such property.
  nonisolated open override func value(forKey key: String) -> Any? {
    guard let path = playerKeys.path(to: key) else { return super.value(forKey: key) }
    return boxed(self[keyPath: path])
  }

  // MARK: - The item

  /// What plays, or will.
  nonisolated open var currentItem: AVPlayerItem? {
    let item = core.read("currentItem") { $0.queue.first }
    if let item { AccessTracker.current?.note(object: item) }
    return item
  }

  /// Plays `item` in place of the current one; nil takes that away.
  nonisolated open func replaceCurrentItem(with item: AVPlayerItem?) { core.replaceCurrentItem(with: item) }

  /// What happens when the item has played to its end.
  nonisolated open var actionAtItemEnd: ActionAtItemEnd {
    get { ActionAtItemEnd(core.read("actionAtItemEnd") { $0.transport.intent.endAction }) }
    set {
      precondition(
        newValue != .advance || self is AVQueuePlayer,
        "AVPlayerActionAtItemEndAdvance is only supported for instances of AVQueuePlayer")
      core.decide { state, changes in state.want(&changes) { $0.endAction = EndAction(newValue) } }
    }
  }

  // MARK: - Playing

  /// How fast to play, as a wish: 1 is as recorded, 0 is paused, negative is backwards.
  ///
  /// Setting it tells the observers of `timeControlStatus`, even where that stays as it is.
  nonisolated open var rate: Float {
    get { core.read("rate") { Float($0.transport.intent.rate) } }
    set {
      core.decide { state, changes in
        state.want(&changes) { $0.rate = Double(newValue) }
        state.pending.hasSetRate = true
      }
    }
  }

  /// The rate that `play()` sets.
  nonisolated open var defaultRate: Float {
    get { core.read("defaultRate") { $0.settings.defaultRate } }
    set { core.set("defaultRate") { $0.defaultRate = newValue } }
  }

  /// Sets the rate to `defaultRate`.
  nonisolated open func play() { rate = defaultRate }

  /// Sets the rate to 0.
  nonisolated open func pause() { rate = 0 }

  /// Plays at `rate` as soon as there is anything to play, without waiting for more.
  nonisolated open func playImmediately(atRate rate: Float) {
    core.decide { state, changes in
      state.take(state.transport.playImmediately(atRate: Double(rate), at: state.now), &changes)
    }
  }

  /// Whether time moves.
  nonisolated open var timeControlStatus: TimeControlStatus {
    TimeControlStatus(core.read("timeControlStatus") { $0.transport.timeControl })
  }

  /// What is waited for; nil unless `timeControlStatus` is `waitingToPlayAtSpecifiedRate`.
  nonisolated open var reasonForWaitingToPlay: WaitingReason? {
    WaitingReason(core.read("reasonForWaitingToPlay") { $0.transport.timeControl })
  }

  /// Whether to wait with playing until it can be expected to run without a stall.
  nonisolated open var automaticallyWaitsToMinimizeStalling: Bool {
    get { core.read("automaticallyWaitsToMinimizeStalling") { $0.transport.intent.waitsToMinimizeStalling } }
    set { core.decide { state, changes in state.want(&changes) { $0.waitsToMinimizeStalling = newValue } } }
  }

  /// Whether the player can play at all.
  nonisolated open var status: Status { core.read("status") { $0.hasPlayedAny ? .readyToPlay : .unknown } }

  /// Why the player cannot play at all; always nil, since what fails here is the item.
  nonisolated open var error: (any Error)? { nil }

  // MARK: - Sound

  /// How loud to play: 1 is as recorded, 0 is silent.
  nonisolated open var volume: Float {
    get { core.read("volume") { Float($0.transport.intent.volume) } }
    set { core.decide { state, changes in state.want(&changes) { $0.volume = max(0, Double(newValue)) } } }
  }

  /// Whether to be silent whatever the volume.
  nonisolated open var isMuted: Bool {
    get { core.read("isMuted") { $0.transport.intent.isMuted } }
    set { core.decide { state, changes in state.want(&changes) { $0.isMuted = newValue } } }
  }

  // MARK: - Time

  /// Where the current item's time is; zero without an item.
  ///
  /// It cannot be observed; use a time observer.
  nonisolated open func currentTime() -> CMTime { core.read { $0.position } }

  /// Goes on from `time`, or from about there.
  nonisolated open func seek(to time: CMTime) { core.seek(SeekRequest(time: time)) }

  /// Goes on from a time within the tolerances around `time`; zero tolerances make it exact.
  nonisolated open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    core.seek(SeekRequest(time: time, before: toleranceBefore, after: toleranceAfter))
  }

  /// Goes on from about `time`, and calls `completionHandler` on the main queue with whether it came to that.
  nonisolated open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    core.seek(SeekRequest(time: time, completion: .onMain(completionHandler)))
  }

  /// Goes on from a time within the tolerances around `time`, and calls `completionHandler` on the main queue
  /// with whether it came to that.
  nonisolated open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    core.seek(
      SeekRequest(
        time: time, before: toleranceBefore, after: toleranceAfter, completion: .onMain(completionHandler)))
  }

  /// Calls `block` on `queue` (nil: the main one) each time the item's time has gone on by `interval`, and
  /// when it starts, stops or jumps; until what is returned is given to `removeTimeObserver`.
  @discardableResult
  nonisolated open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    core.add(TimeObserver(.every(interval, lastRate: 0), queue: queue, block: block))
  }

  /// Calls `block` on `queue` (nil: the main one) each time playback passes one of `times`; until what is
  /// returned is given to `removeTimeObserver`.
  @discardableResult
  nonisolated open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    let times = times.map(\.timeValue).filter(\.isNumeric).sorted()
    return core.add(
      TimeObserver(.at(times, passed: .zero, isBackward: false), queue: queue) { _ in block() })
  }

  /// Ends a time observer; its block is not called again, though a call under way runs to its end.
  nonisolated open func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver, core.remove(observer) else {
      preconditionFailure(
        "An instance of AVPlayer cannot remove a time observer that was added by a different instance of AVPlayer."
      )
    }
  }

  // MARK: - Time, for those who wait

  /// Goes on from about `time`; the result is whether it came to that.
  @discardableResult
  nonisolated open func seek(to time: CMTime) async -> Bool {
    await seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity)
  }

  /// Goes on from a time within the tolerances around `time`; the result is whether it came to that.
  @discardableResult
  nonisolated open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in
      core.seek(
        SeekRequest(
          time: time, before: toleranceBefore, after: toleranceAfter,
          completion: .atOnce { continuation.resume(returning: $0) }))
    }
  }

  /// Goes on from the time of the current item that stands for `date`, where one does.
  nonisolated open func seek(to date: Date) { seek(to: date) { _ in } }

  /// Goes on from the time of the current item that stands for `date`; the result is whether it came to that.
  @discardableResult
  nonisolated open func seek(to date: Date) async -> Bool {
    guard let time = core.read({ $0.queue.first })?.time(of: date) else { return false }
    return await seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero)
  }

  /// Goes on from the time of the current item that stands for `date`, and calls `completionHandler` on the main queue
  /// with whether it came to that.
  nonisolated open func seek(to date: Date, completionHandler: @escaping @Sendable (Bool) -> Void) {
    guard let time = core.read({ $0.queue.first })?.time(of: date) else {
      var changes = Changes()
      changes.call { completionHandler(false) }
      return changes.tell()
    }
    seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
  }

  /// Gets ready to start at `rate` without delay; the result is whether it came to that.
  @discardableResult
  nonisolated open func preroll(atRate rate: Float) async -> Bool {
    await withCheckedContinuation { continuation in
      core.preroll(atRate: rate, .atOnce { continuation.resume(returning: $0) })
    }
  }

  // MARK: - Starting together with others

  /// Plays at `rate` so that `itemTime` (invalid: wherever playback is) is heard when the host clock shows
  /// `hostClockTime` (invalid: as soon as may be).
  ///
  /// The host clock is the machine's monotonic clock (`CLOCK_MONOTONIC`). A time gone by means: as if
  /// playback had started then. Traps while `automaticallyWaitsToMinimizeStalling` is on.
  nonisolated open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    precondition(
      !automaticallyWaitsToMinimizeStalling,
      "setRate:time:atHostTime: is not supported when automaticallyWaitsToMinimizeStalling is YES")
    core.start(rate: Double(rate), time: itemTime, hostTime: hostClockTime)
  }

  /// Gets ready to start at `rate` without delay, and calls `completionHandler` on the main queue with
  /// whether it came to that.
  ///
  /// Traps unless the rate is 0 and an item is ready.
  nonisolated open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    core.preroll(atRate: rate, completionHandler.map(Completion.onMain))
  }

  /// Ends prerolls under way; their completions are called with false.
  nonisolated open func cancelPendingPrerolls() {
    core.decide { state, changes in state.take(state.transport.cancelPreroll(at: state.now), &changes) }
  }

  // MARK: - Playing elsewhere, and other settings

  /// Whether another device may play.
  nonisolated open var allowsExternalPlayback: Bool {
    get { core.read("allowsExternalPlayback") { $0.settings.allowsExternalPlayback } }
    set { core.set("allowsExternalPlayback") { $0.allowsExternalPlayback = newValue } }
  }

  /// Whether another device plays.
  nonisolated open var isExternalPlaybackActive: Bool {
    core.read("isExternalPlaybackActive") { _ in false }
  }

  /// Whether to play on an external screen while there is one.
  nonisolated open var usesExternalPlaybackWhileExternalScreenIsActive: Bool {
    get {
      core.read("usesExternalPlaybackWhileExternalScreenIsActive") {
        $0.settings.usesExternalPlaybackWhileExternalScreenIsActive
      }
    }
    set {
      core.set("usesExternalPlaybackWhileExternalScreenIsActive") {
        $0.usesExternalPlaybackWhileExternalScreenIsActive = newValue
      }
    }
  }

  /// How another device fills its screen.
  nonisolated open var externalPlaybackVideoGravity: AVLayerVideoGravity {
    get { core.read("externalPlaybackVideoGravity") { $0.settings.externalPlaybackVideoGravity } }
    set { core.set("externalPlaybackVideoGravity") { $0.externalPlaybackVideoGravity = newValue } }
  }

  /// Whether languages are chosen by what the user prefers.
  nonisolated open var appliesMediaSelectionCriteriaAutomatically: Bool {
    get {
      core.read("appliesMediaSelectionCriteriaAutomatically") {
        $0.settings.appliesMediaSelectionCriteriaAutomatically
      }
    }
    set {
      core.set("appliesMediaSelectionCriteriaAutomatically") {
        $0.appliesMediaSelectionCriteriaAutomatically = newValue
      }
      core.decide { state, changes in state.chooseMedia(&changes) }
    }
  }

  /// What options are selected by that are `mediaCharacteristic`; nil: by the languages of whoever started the
  /// process.
  nonisolated open func mediaSelectionCriteria(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVPlayerMediaSelectionCriteria? {
    SelectionKind(mediaCharacteristic).flatMap { kind in core.read { $0.settings.criteria[kind] } }
  }

  /// Selects options that are `mediaCharacteristic` (audible, legible or visual) by `criteria` from now on, in every
  /// item of the player in which nobody has selected one.
  nonisolated open func setMediaSelectionCriteria(
    _ criteria: AVPlayerMediaSelectionCriteria?,
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) {
    SelectionKind(mediaCharacteristic).map { core.select($0, by: criteria) }
  }

  /// Whether the display is to stay on while a picture plays.
  nonisolated open var preventsDisplaySleepDuringVideoPlayback: Bool {
    get {
      core.read("preventsDisplaySleepDuringVideoPlayback") {
        $0.settings.preventsDisplaySleepDuringVideoPlayback
      }
    }
    set {
      core.set("preventsDisplaySleepDuringVideoPlayback") {
        $0.preventsDisplaySleepDuringVideoPlayback = newValue
      }
    }
  }
}
