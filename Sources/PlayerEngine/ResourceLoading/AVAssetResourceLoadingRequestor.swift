public import Foundation

/// Who asks the delegate of an `AVAssetResourceLoader`: this process.
open class AVAssetResourceLoadingRequestor: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; nothing in it changes.

  /// Whether it tells of sessions that have ended; false, since none are kept.
  open var providesExpiredSessionReports: Bool { false }
}
