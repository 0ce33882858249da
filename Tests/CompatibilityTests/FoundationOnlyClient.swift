import AppleCompatibility

// A file that knew nothing but Foundation, whose import line was changed.

/// Watches whatever it is added to.
class PlainObserver: NSObject {
  var observation: NSKeyValueObservation?
  var options: NSKeyValueObservingOptions = [.new, .old]
  private(set) var keyPaths: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    keyPaths.append(keyPath ?? "")
  }
}

/// Numbers that Foundation brings along elsewhere.
func waitingTime() -> (CFTimeInterval, OSStatus) {
  (CFAbsoluteTimeGetCurrent() / Double(NSEC_PER_SEC), noErr)
}
