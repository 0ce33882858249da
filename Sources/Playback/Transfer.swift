/// What it has taken by now to fetch an item.
public struct Transfer: Sendable, Hashable {
  /// How many bytes came.
  public var bytes: Int64 = 0

  /// How many requests were answered; nil where nobody counts.
  public var requests: Int?

  /// How long it took until they came, without the time in which nothing was asked for.
  public var time = Duration.zero

  /// Where they came from last: the name or address of a server, without anything that could be a secret.
  public var server: String?

  /// How often that was another server than before.
  public var serverChanges = 0

  /// How many bits a second the chosen variant takes, as its playlist says; nil where none says so.
  public var indicatedBitRate: Double?

  /// How many pictures came too late to be shown; nil where nobody counts.
  public var droppedPictures: Int?

  /// Nothing has come yet.
  public init() {}
}
