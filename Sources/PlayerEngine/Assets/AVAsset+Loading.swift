import CoreMedia
import Foundation

// Loading, and then reading.

extension AVAsset {
  /// What `read` finds once the asset is loaded.
  func loaded<Value>(_ key: String, _ read: (AVAsset) -> Value) async throws -> Value {
    await loadValues(forKeys: [key])
    if let error = loader.loading.error { throw error }
    return read(self)
  }

  /// Calls `handler` with what `read` finds once the asset is loaded, or with the error.
  func load<Value>(
    _ key: String, _ handler: @escaping @Sendable (Value?, (any Error)?) -> Void,
    read: @escaping @Sendable (AVAsset) -> Value?
  ) {
    loadValuesAsynchronously(forKeys: [key]) {
      if let error = self.loader.loading.error { handler(nil, error) } else { handler(read(self), nil) }
    }
  }
}

extension KeyLoading {
  /// Why the value cannot be had; nil where it can.
  var error: AVError? {
    switch self {
    case .failed(let error): error
    case .cancelled: AVError(.operationCancelled)
    case .unknown, .loading, .loaded: nil
    }
  }
}
