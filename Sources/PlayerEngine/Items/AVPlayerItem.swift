public import CoreMedia
public import Foundation
import Playback
import Synchronization

/// One playing of one asset: what a player plays, and how it fares.
///
/// An item loads once a player has it. It belongs to that player from then on; `copy()` gives another for a
/// second playing. Its properties answer at once, from any thread.
@preconcurrency @MainActor
open class AVPlayerItem: PlaybackObject, nonisolated NSCopying {
  /// The number by which the rules of playback tell items apart.
  nonisolated let number = itemNumbers.next()
  nonisolated let observed = ObservedProperties()
  nonisolated let state = Mutex(ItemState())
  nonisolated let home = Mutex(Home())

  private nonisolated let source: AVAsset
  private nonisolated let keys: [String]

  /// Where an item belongs.
  struct Home: Sendable {
    weak var player: PlayerCore?
    weak var template: AVPlayerItem?
  }

  // MARK: - Making items

  /// An item that plays `asset`; the values of the asset with these names are loaded before it is ready.
  nonisolated public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    source = asset
    keys = automaticallyLoadedAssetKeys ?? []
    super.init()
  }

  /// An item that plays `asset`.
  nonisolated public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: ["duration"])
  }

  /// An item that plays `asset`; these values of the asset are loaded before it is ready.
  nonisolated public convenience init(
    asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>]
  ) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys.map(\.key))
  }

  /// An item that plays what is at `url`.
  nonisolated public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// A new item that plays the same asset with the same settings, and belongs to no player yet.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVPlayerItem(asset: source, automaticallyLoadedAssetKeys: keys)
    copy.takeSettings(of: self)
    return copy
  }

  // MARK: - What it is

  /// What it plays.
  nonisolated open var asset: AVAsset { source }

  /// The names of the values of the asset that are loaded before it is ready.
  nonisolated open var automaticallyLoadedAssetKeys: [String] { keys }

  /// The item this one was copied from, as long as that is there.
  nonisolated open var template: AVPlayerItem? { home.withLock { $0.template } }

  /// The value of the property `key`, in either spelling; traps where there is no such property.
  nonisolated open override func value(forKey key: String) -> Any? {
    guard let path = itemKeys.path(to: key) else { return super.value(forKey: key) }
    return boxed(self[keyPath: path])
  }

  // MARK: - How it fares

  /// Whether it can play.
  nonisolated open var status: Status { read("status") { $0.status } }

  /// Why it cannot play; nil unless `status` is `failed`.
  nonisolated open var error: (any Error)? { read("error") { $0.error } }

  /// The length; indefinite until it is known, and for a live stream.
  nonisolated open var duration: CMTime { read("duration") { $0.duration } }

  /// The tracks; none until they are known.
  nonisolated open var tracks: [AVPlayerItemTrack] { read("tracks") { $0.tracks } }

  /// The size at which the picture is shown; zero until it is known, and without a picture.
  nonisolated open var presentationSize: CGSize { read("presentationSize") { $0.presentationSize } }

  /// The parts that are loaded, as `CMTimeRange` values.
  nonisolated open var loadedTimeRanges: [NSValue] {
    read("loadedTimeRanges") { $0.buffering.loaded }.map(NSValue.init(timeRange:))
  }

  /// The parts that can be sought to, as `CMTimeRange` values.
  nonisolated open var seekableTimeRanges: [NSValue] {
    read("seekableTimeRanges") { $0.seekable }.map(NSValue.init(timeRange:))
  }

  /// Whether playback can be expected to run on without a stall.
  nonisolated open var isPlaybackLikelyToKeepUp: Bool {
    read("isPlaybackLikelyToKeepUp") { $0.buffering.keepsUp }
  }

  /// Whether no more will be loaded until some is played.
  nonisolated open var isPlaybackBufferFull: Bool { read("isPlaybackBufferFull") { $0.buffering.isFull } }

  /// Whether nothing is left to play.
  nonisolated open var isPlaybackBufferEmpty: Bool { read("isPlaybackBufferEmpty") { $0.buffering.isEmpty } }

  /// What the media says of itself; for a radio station, what it says now.
  nonisolated open var timedMetadata: [AVMetadataItem]? {
    let tags = read("timedMetadata") { $0.tags }
    return tags.isEmpty ? nil : AVMetadataItem.items(from: tags)
  }

  /// How its data came, and how it played, up to now; nil while it has not played.
  nonisolated open func accessLog() -> AVPlayerItemAccessLog? {
    home.withLock { $0.player }?.keepLogs()
    let periods = state.withLock { $0.book.periods }
    return periods.isEmpty ? nil : AVPlayerItemAccessLog(periods.map(AVPlayerItemAccessLogEvent.init))
  }

  /// What went wrong up to now; nil while nothing did.
  nonisolated open func errorLog() -> AVPlayerItemErrorLog? {
    let errors = state.withLock { $0.book.errors }
    return errors.isEmpty ? nil : AVPlayerItemErrorLog(errors)
  }

  // MARK: - What can be done with it; nothing until it is ready

  /// Whether it can play at rates between 0 and 1.
  nonisolated open var canPlaySlowForward: Bool { read("canPlaySlowForward") { $0.canPlay(at: 0.5) } }

  /// Whether it can play at rates above 2.
  nonisolated open var canPlayFastForward: Bool { read("canPlayFastForward") { $0.canPlay(at: 2.5) } }

  /// Whether it can play at the rate -1.
  nonisolated open var canPlayReverse: Bool { read("canPlayReverse") { $0.canPlay(at: -1) } }

  /// Whether it can play at rates between -1 and 0.
  nonisolated open var canPlaySlowReverse: Bool { read("canPlaySlowReverse") { $0.canPlay(at: -0.5) } }

  /// Whether it can play at rates below -1.
  nonisolated open var canPlayFastReverse: Bool { read("canPlayFastReverse") { $0.canPlay(at: -2) } }

  /// Whether it can go on frame by frame.
  nonisolated open var canStepForward: Bool { read("canStepForward") { $0.canStep } }

  /// Whether it can go back frame by frame.
  nonisolated open var canStepBackward: Bool { read("canStepBackward") { $0.canStep } }

  // MARK: - Where its time is, and how to move it

  /// Where its time is; for an item that its player went on from, where it was last.
  nonisolated open func currentTime() -> CMTime {
    if let player = home.withLock({ $0.player }), let time = player.time(of: self) { return time }
    let (last, start) = state.withLock { ($0.last, $0.start) }
    return [last, start].first(where: \.isNumeric) ?? .zero
  }

  /// How its time really runs, which `rate` of the player only wishes; nil until a player has it.
  nonisolated open var timebase: CMTimebase? {
    guard home.withLock({ $0.player }) != nil else { return nil }
    return CMTimebase { [weak self] in
      guard let self else { return (.invalid, 0) }
      return (currentTime(), home.withLock { $0.player }?.rate(of: self) ?? 0)
    }
  }

  /// The date that its time stands for, as an HLS playlist says; nil where the media does not say.
  nonisolated open func currentDate() -> Date? { date(of: currentTime()) }

  /// Goes on from `time`, or from about there, and calls `completionHandler` on the main queue with whether
  /// it came to that.
  nonisolated open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
      completionHandler: completionHandler)
  }

  /// Goes on from about `time`; the result is whether it came to that.
  @discardableResult
  nonisolated open func seek(to time: CMTime) async -> Bool {
    await seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity)
  }

  /// Goes on from a time within the tolerances around `time`, and calls `completionHandler` on the main queue
  /// with whether it came to that.
  nonisolated open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    seek(
      SeekRequest(
        time: time, before: toleranceBefore, after: toleranceAfter,
        completion: completionHandler.map(Completion.onMain)))
  }

  /// Goes on from a time within the tolerances around `time`; the result is whether it came to that.
  @discardableResult
  nonisolated open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in
      seek(
        SeekRequest(
          time: time, before: toleranceBefore, after: toleranceAfter,
          completion: .atOnce { continuation.resume(returning: $0) }))
    }
  }

  /// Goes on from the time that stands for `date`, and calls `completionHandler` on the main queue with whether it came
  /// to that; false, and nothing happens, where no time does that can be sought to.
  @discardableResult
  nonisolated open func seek(to date: Date, completionHandler: (@Sendable (Bool) -> Void)? = nil) -> Bool {
    guard let time = time(of: date) else {
      var changes = Changes()
      completionHandler.map(Completion.onMain)?.call(false, &changes)
      changes.tell()
      return false
    }
    seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
    return true
  }

  /// Ends the seek under way; its completion is called with false.
  nonisolated open func cancelPendingSeeks() { home.withLock { $0.player }?.cancelSeeks(of: self) }

  /// Goes so many frames on (negative: back), and stays paused there.
  nonisolated open func step(byCount stepCount: Int) {
    home.withLock { $0.player }?.step(self, by: stepCount)
  }

  // MARK: - How it is to be played

  /// The time that counts as its end when it plays forwards; invalid means its own end.
  nonisolated open var forwardPlaybackEndTime: CMTime {
    get { read("forwardPlaybackEndTime") { $0.forwardEnd } }
    set { set("forwardPlaybackEndTime") { $0.forwardEnd = newValue } }
  }

  /// The time that counts as its beginning when it plays backwards; invalid means its own beginning.
  ///
  /// It is kept, and copied, but backward playback goes on to the beginning nevertheless.
  nonisolated open var reversePlaybackEndTime: CMTime {
    get { read("reversePlaybackEndTime") { $0.reverseEnd } }
    set { set("reversePlaybackEndTime") { $0.reverseEnd = newValue } }
  }

  /// What happens to the pitch when the rate is not 1.
  nonisolated open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm {
    get { read("audioTimePitchAlgorithm") { $0.pitch } }
    set { set("audioTimePitchAlgorithm") { $0.pitch = newValue } }
  }

  /// How far behind the edge of what is live it is when it is sent there (`.positiveInfinity`); invalid leaves that to
  /// the media.
  nonisolated open var configuredTimeOffsetFromLive: CMTime {
    get { read("configuredTimeOffsetFromLive") { $0.offsetFromLive } }
    set { set("configuredTimeOffsetFromLive") { $0.offsetFromLive = newValue } }
  }

  /// How many seconds to load ahead; 0 leaves that to the renderer.
  ///
  /// A hint.
  nonisolated open var preferredForwardBufferDuration: TimeInterval {
    get { read("preferredForwardBufferDuration") { $0.forwardBuffer } }
    set { set("preferredForwardBufferDuration") { $0.forwardBuffer = newValue } }
  }

  /// How many bits per second it may take of an adaptive stream; 0 means any number.
  ///
  /// Where every quality has more, the one with the fewest plays.
  nonisolated open var preferredPeakBitRate: Double {
    get { read("preferredPeakBitRate") { $0.peakBitRate } }
    set { set("preferredPeakBitRate") { $0.peakBitRate = newValue } }
  }

  /// How many bits per second it may take from an expensive network; 0 means any number.
  ///
  /// It is kept, and copied, but no network is known to be expensive here.
  nonisolated open var preferredPeakBitRateForExpensiveNetworks: Double {
    get { read("preferredPeakBitRateForExpensiveNetworks") { $0.peakBitRateForExpensiveNetworks } }
    set { set("preferredPeakBitRateForExpensiveNetworks") { $0.peakBitRateForExpensiveNetworks = newValue } }
  }

  /// How large the picture of an HLS stream may be, in pixels; zero means any size.
  ///
  /// Where every quality is larger, the one with the fewest bits plays.
  nonisolated open var preferredMaximumResolution: CGSize {
    get { read("preferredMaximumResolution") { $0.maximumResolution } }
    set { set("preferredMaximumResolution") { $0.maximumResolution = newValue } }
  }

  /// Whether to go on loading what is live while paused.
  ///
  /// A hint.
  nonisolated open var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool {
    get { read("canUseNetworkResourcesForLiveStreamingWhilePaused") { $0.usesNetworkWhilePaused } }
    set { set("canUseNetworkResourcesForLiveStreamingWhilePaused") { $0.usesNetworkWhilePaused = newValue } }
  }

  /// Whether to leave out, after waiting for data, what it was late for, so that its distance from the edge of what is
  /// live stays.
  nonisolated open var automaticallyPreservesTimeOffsetFromLive: Bool {
    get { read("automaticallyPreservesTimeOffsetFromLive") { $0.preservesOffsetFromLive } }
    set { set("automaticallyPreservesTimeOffsetFromLive") { $0.preservesOffsetFromLive = newValue } }
  }

  /// What is to be shown of it beyond what it says of itself.
  nonisolated open var externalMetadata: [AVMetadataItem] {
    get { read("externalMetadata") { $0.externalMetadata } }
    set { set("externalMetadata") { $0.externalMetadata = newValue } }
  }

  /// How loud its sound tracks are over its time; nil leaves them as recorded.
  ///
  /// It is taken over as it is when it is set. Parameters of tracks that it does not have are ignored.
  nonisolated open var audioMix: AVAudioMix? {
    get { read("audioMix") { $0.audioMix } }
    set {
      let taken = newValue?.copy() as? AVAudioMix
      set("audioMix") { $0.audioMix = taken }
    }
  }

  // MARK: - What else it gives out

  /// The outputs that were added to it.
  nonisolated open var outputs: [AVPlayerItemOutput] { state.withLock { $0.outputs } }

  /// Gives out what it plays through `output` too.
  ///
  /// An output belongs to one item until it is taken away; adding one of another item traps.
  nonisolated open func add(_ output: AVPlayerItemOutput) { attach(output) }

  /// Gives nothing more out through `output`.
  nonisolated open func remove(_ output: AVPlayerItemOutput) { detach(output) }

  /// The collectors that were added to it.
  nonisolated open var mediaDataCollectors: [AVPlayerItemMediaDataCollector] {
    state.withLock { $0.collectors }
  }

  /// Collects through `collector` once it can play.
  nonisolated open func add(_ collector: AVPlayerItemMediaDataCollector) { attach(collector) }

  /// Collects nothing more through `collector`.
  nonisolated open func remove(_ collector: AVPlayerItemMediaDataCollector) { detach(collector) }

  // MARK: - Which of several languages it plays

  /// Which options are selected now; nothing is before the item is ready.
  ///
  /// It cannot be observed: `mediaSelectionDidChangeNotification` is posted when it changes.
  nonisolated open var currentMediaSelection: AVMediaSelection {
    AVMediaSelection(of: asset, state.withLock { $0.choices })
  }

  /// Plays `mediaSelectionOption` of `mediaSelectionGroup`; nil plays none, where the group allows that.
  ///
  /// It stays until another is selected, or `selectMediaOptionAutomatically(in:)` is called. An option of another
  /// group changes nothing.
  nonisolated open func select(
    _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
  ) {
    pin(mediaSelectionOption, in: mediaSelectionGroup)
  }

  /// Takes back what was selected by hand in `mediaSelectionGroup`: the player selects there by itself again.
  nonisolated open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {
    unpin(mediaSelectionGroup)
  }
}
