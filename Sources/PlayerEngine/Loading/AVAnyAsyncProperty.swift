public import Foundation

/// Names a value that is loaded when it is asked for, whatever the object and the value.
open class AVAnyAsyncProperty: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; the key is a constant.

  /// The name of the value in the older calls.
  let key: String

  init(key: String) { self.key = key }

  /// The name of the value.
  open override var description: String { key }
}
