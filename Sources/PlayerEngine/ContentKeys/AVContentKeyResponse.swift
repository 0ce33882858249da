public import Foundation

/// An answer to an `AVContentKeyRequest`.
open class AVContentKeyResponse: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; nothing in it changes.

  /// The key; nil in an answer that only Apple's machines can read.
  let key: Data?

  private init(key: Data?) {
    self.key = key
    super.init()
  }

  /// The key itself.
  ///
  /// The initialisation vector is that of the playlist; `initializationVector` is not needed.
  public convenience init(clearKeyData keyData: Data, initializationVector: Data?) { self.init(key: keyData) }

  /// An answer of FairPlay, which cannot be read here: whoever is given it fails.
  public convenience init(fairPlayStreamingKeyResponseData keyResponseData: Data) { self.init(key: nil) }

  /// A token, which is of no use here: whoever is given it fails.
  public convenience init(authorizationTokenData: Data) { self.init(key: nil) }

  /// Its kind alone: a key is shown to nobody.
  open override var description: String { "<AVContentKeyResponse>" }
}
