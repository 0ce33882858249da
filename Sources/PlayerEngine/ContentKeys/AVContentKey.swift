public import Foundation

/// A key that was given; what it consists of is shown to nobody.
open class AVContentKey: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; nothing in it changes.

  /// Which key it is.
  public let contentKeySpecifier: AVContentKeySpecifier
  private weak let session: AVContentKeySession?

  init(_ specifier: AVContentKeySpecifier, of session: AVContentKeySession?) {
    contentKeySpecifier = specifier
    self.session = session
    super.init()
  }

  /// Makes its session forget it; what plays with it plays on.
  open func revoke() { session?.forget(contentKeySpecifier) }
}
