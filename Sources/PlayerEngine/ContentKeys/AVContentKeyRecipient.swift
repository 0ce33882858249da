/// What needs keys: an `AVURLAsset`.
public protocol AVContentKeyRecipient: AnyObject, Sendable {
  /// Whether it may need a key to be played.
  var mayRequireContentKeysForMediaDataProcessing: Bool { get }

  /// A session has a key for it.
  func contentKeySession(_ contentKeySession: AVContentKeySession, didProvide contentKey: AVContentKey)
}

extension AVContentKeyRecipient {
  /// Nothing.
  public func contentKeySession(_ contentKeySession: AVContentKeySession, didProvide contentKey: AVContentKey)
  {
  }
}

extension AVURLAsset: AVContentKeyRecipient {
  /// Whether it may need a key to be played: true as long as nothing is known of it, since its playlists tell.
  public var mayRequireContentKeysForMediaDataProcessing: Bool {
    loader.known == nil || source.keySession != nil
  }
}
