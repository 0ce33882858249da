package import GStreamer

/// One picture that was looked up in an item.
package struct Still: Sendable {
  /// Its pixels, as they were coded.
  package let pixels: PixelBlock

  /// When it is due, in nanoseconds of the item's time.
  package let time: Int64

  /// Clockwise turn that brings it upright, in degrees.
  package let rotation: Int
}
