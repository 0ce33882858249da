/// What an asset may refer to.
public struct AVAssetReferenceRestrictions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Restrictions of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// No local media from a remote asset.
  public static let forbidRemoteReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 1)

  /// No remote media from a local asset.
  public static let forbidLocalReferenceToRemote = AVAssetReferenceRestrictions(rawValue: 2)

  /// No media from another host.
  public static let forbidCrossSiteReference = AVAssetReferenceRestrictions(rawValue: 4)

  /// No local media from a local asset.
  public static let forbidLocalReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 8)

  /// Nothing but the asset itself.
  public static let forbidAll = AVAssetReferenceRestrictions(rawValue: 0xffff)

  /// What holds unless told otherwise.
  public static let defaultPolicy = forbidLocalReferenceToRemote
}
