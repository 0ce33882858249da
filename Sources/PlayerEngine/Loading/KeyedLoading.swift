/// What stands behind `AVAsynchronousKeyValueLoading`.
protocol KeyedLoading: AnyObject {
  /// How far the loading of the value with this name has come; never waits.
  func loading(ofKey key: String) -> KeyLoading

  /// Loads the values with these names, and calls `handler`, which may not block, from any thread when nothing more will come.
  func load(_ keys: [String], then handler: @escaping @Sendable () -> Void)
}

/// How far the loading of a value has come, and why it failed.
enum KeyLoading: Sendable {
  /// Nobody has asked for it.
  case unknown
  /// It is on its way.
  case loading
  /// It is there.
  case loaded
  /// It cannot be had.
  case failed(AVError)
  /// The loading was cancelled.
  case cancelled
}
