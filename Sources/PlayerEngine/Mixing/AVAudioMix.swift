public import Foundation
import Playback
import Synchronization

/// How loud the sound tracks of an item are over its time.
open class AVAudioMix: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.
  private let parameters: Mutex<[AVAudioMixInputParameters]>

  init(_ parameters: [AVAudioMixInputParameters]) {
    self.parameters = Mutex(parameters)
    super.init()
  }

  /// What is set for each track; tracks that are not named are as recorded.
  open var inputParameters: [AVAudioMixInputParameters] { parameters.withLock { $0 } }

  /// A mix with the same parameters.
  open func copy(with zone: NSZone? = nil) -> Any { AVAudioMix(inputParameters.map(\.frozen)) }

  /// A mix with the same parameters, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = AVMutableAudioMix()
    copy.inputParameters = inputParameters
    return copy
  }

  func set(_ new: [AVAudioMixInputParameters]) { parameters.withLock { $0 = new } }

  /// The mix as a renderer is told it.
  var mix: Mix {
    var ramps: [Int: [Mix.Ramp]] = [:]
    var taps: [Int: Mix.Tap] = [:]
    for parameters in inputParameters {
      let values = parameters.values
      ramps[Int(values.track), default: []] += values.ramps
      if let tapper = values.tap?.tapper {
        taps[Int(values.track)] = Mix.Tap(tapper, tapper.functions.place)
      }
    }
    return Mix(ramps.filter { !$0.value.isEmpty }, taps: taps)
  }
}

/// A mix that can be changed; an item takes it over as it is when it is set.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives.

  /// A mix that leaves everything as recorded.
  public init() { super.init([]) }

  /// What is set for each track; tracks that are not named are as recorded.
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { super.inputParameters }
    set { set(newValue) }
  }
}
