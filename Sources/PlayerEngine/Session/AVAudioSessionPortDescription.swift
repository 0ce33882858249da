public import Foundation

/// A way for sound into the machine or out of it.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.
  private let port: (type: AVAudioSession.Port, name: String, uid: String)

  /// What kind of device it is.
  open var portType: AVAudioSession.Port { port.type }

  /// What people call it.
  open var portName: String { port.name }

  /// What tells it from others.
  open var uid: String { port.uid }

  /// A way of this kind and name.
  package init(_ type: AVAudioSession.Port, name: String, uid: String) {
    port = (type, name, uid)
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
