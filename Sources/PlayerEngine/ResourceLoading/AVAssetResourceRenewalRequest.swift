/// A question to the delegate of an `AVAssetResourceLoader` for something it has given already, whose time is over.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}
