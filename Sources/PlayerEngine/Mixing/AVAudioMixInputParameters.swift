public import CoreMedia
public import Foundation
import Playback
import Synchronization

/// How loud one sound track of an item is over its time.
///
/// Before the first volume that is set, it is as recorded; after the last it keeps that.
open class AVAudioMixInputParameters: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.
  private let state: Mutex<State>

  struct State: Sendable {
    var track: CMPersistentTrackID = 0
    var ramps: [Mix.Ramp] = []
    var pitch: AVAudioTimePitchAlgorithm?
    var tap: MTAudioProcessingTap?
  }

  init(_ state: State) {
    self.state = Mutex(state)
    super.init()
  }

  /// The number of the track; 0 for none.
  open var trackID: CMPersistentTrackID { values.track }

  /// What happens to the pitch when the rate is not 1; kept, since the item's own holds for all its tracks.
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { values.pitch }

  /// Who hears the track before anybody else, and may change it; nil for nobody.
  ///
  /// It is called on a thread that the sound waits for; see ``MTAudioProcessingTap``.
  open var audioTapProcessor: MTAudioProcessingTap? { values.tap }

  /// Parameters with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { frozen }

  /// Parameters with the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { AVMutableAudioMixInputParameters(values) }

  /// The same, as it is now.
  var frozen: AVAudioMixInputParameters { AVAudioMixInputParameters(values) }

  var values: State { state.withLock { $0 } }

  func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

  var ramps: [Mix.Ramp] { values.ramps }

  /// The ramp that holds at `time`, or the next one; nil behind the last.
  func ramp(at time: CMTime) -> Mix.Ramp? {
    ramps.first { time < $0.range.end || $0.range.duration == .zero && time <= $0.range.start }
  }
}

/// Parameters that can be changed.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives.

  /// Parameters of no track.
  public convenience init() { self.init(State()) }

  /// Parameters of `track`.
  public convenience init(track: AVAssetTrack?) { self.init(State(track: track?.trackID ?? 0)) }

  override init(_ state: State) { super.init(state) }

  /// The number of the track; 0 for none.
  open override var trackID: CMPersistentTrackID {
    get { super.trackID }
    set { change { $0.track = newValue } }
  }

  /// What happens to the pitch when the rate is not 1; kept, since the item's own holds for all its tracks.
  open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
    get { super.audioTimePitchAlgorithm }
    set { change { $0.pitch = newValue } }
  }

  /// Who hears the track before anybody else, and may change it; nil for nobody.
  open override var audioTapProcessor: MTAudioProcessingTap? {
    get { super.audioTapProcessor }
    set { change { $0.tap = newValue } }
  }

  /// Makes the track so loud from `time` on: 1 is as recorded, 0 is silent.
  open func setVolume(_ volume: Float, at time: CMTime) {
    setVolumeRamp(
      fromStartVolume: volume, toEndVolume: volume, timeRange: CMTimeRange(start: time, duration: .zero))
  }

  /// Makes the track louder or softer evenly over `timeRange`, and keeps it at `endVolume` from then on.
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) {
    precondition(
      timeRange.isValid && timeRange.start.isNumeric, "A volume ramp needs a time range with a beginning.")
    let ramp = Mix.Ramp(from: max(0, startVolume), to: max(0, endVolume), in: timeRange)
    change { state in
      state.ramps.removeAll { $0.range == timeRange }
      state.ramps.append(ramp)
      state.ramps.sort { $0.range.start < $1.range.start }
    }
  }
}
