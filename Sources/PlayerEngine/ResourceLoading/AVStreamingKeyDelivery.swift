/// The content type of a key that is used once.
public let AVStreamingKeyDeliveryContentKeyType = "com.apple.streamingkeydelivery.contentkey"

/// The content type of a key that may be kept.
public let AVStreamingKeyDeliveryPersistentContentKeyType =
  "com.apple.streamingkeydelivery.persistentcontentkey"
