package import Dispatch

extension DispatchQueue {
  /// A queue for one call of a program's code: it has a thread for certain, also while all those of the shared pool are
  /// held up, and whoever waits in it holds up nobody else.
  package static var fresh: DispatchQueue {
    DispatchQueue(label: "AVFoundation.handler", qos: .userInitiated)
  }
}
