public import Foundation

/// A way for sound into the machine or out of it.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.

  /// What kind of device it is.
  public let portType: AVAudioSession.Port

  /// What people call it.
  public let portName: String

  /// What tells it from others.
  public let uid: String

  /// A way of this kind and name.
  package init(_ type: AVAudioSession.Port, name: String, uid: String) {
    portType = type
    portName = name
    self.uid = uid
    super.init()
  }

  /// Whether `object` is the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioSessionPortDescription else { return false }
    return (portType, portName, uid) == (other.portType, other.portName, other.uid)
  }

  /// The same for equal ways.
  open override var hash: Int { uid.hashValue }

  /// The kind and the name, for logs.
  open override var description: String {
    "<AVAudioSessionPortDescription: \(portType.rawValue) \(portName)>"
  }
}
