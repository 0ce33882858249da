/// How a picture fills the room it has.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name in full.
  public let rawValue: String

  /// The one with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one with this name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Fill the room, at any shape.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

  /// Fit in the room, and keep the shape.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")

  /// Fill the room, and keep the shape.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
