public import Foundation

/// Which ways the sound of a session goes.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.
  private let ways: (inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription])

  /// Where it comes from; none where nothing is taken in.
  open var inputs: [AVAudioSessionPortDescription] { ways.inputs }

  /// Where it goes; none while that is not known.
  open var outputs: [AVAudioSessionPortDescription] { ways.outputs }

  /// A route over these ways.
  package init(inputs: [AVAudioSessionPortDescription] = [], outputs: [AVAudioSessionPortDescription]) {
    ways = (inputs, outputs)
    super.init()
  }

  /// Whether `object` goes the same ways.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioSessionRouteDescription else { return false }
    return inputs == other.inputs && outputs == other.outputs
  }

  /// The same for equal routes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(inputs)
    hasher.combine(outputs)
    return hasher.finalize()
  }

  /// The ways, for logs.
  open override var description: String {
    "<AVAudioSessionRouteDescription: \(inputs.map(\.portName)) to \(outputs.map(\.portName))>"
  }
}
