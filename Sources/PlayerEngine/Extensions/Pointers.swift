// The one place where Apple's own signatures are pointers.

public import Foundation

/// Where a call may leave an error.
@unsafe public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension AVAsynchronousKeyValueLoading {
  /// How far the loading of the value with this name has come, and, in `error`, why it failed; never waits.
  public func statusOfValue(forKey key: String, error: NSErrorPointer) -> AVKeyValueStatus {
    switch keyed.loading(ofKey: key) {
    case .unknown: return .unknown
    case .loading: return .loading
    case .loaded: return .loaded
    case .cancelled: return .cancelled
    case .failed(let failure):
      unsafe error?.pointee = failure as NSError
      return .failed
    }
  }
}
