public import CoreMedia

/// One picture of an item, as it came out of its decoder.
///
/// What is inside is a matter between the renderer that gives it and whoever draws it.
public protocol Picture: Sendable {
  /// When it is due, in item time.
  var time: CMTime { get }

  /// How long it is shown; invalid where the media does not say.
  var duration: CMTime { get }
}
