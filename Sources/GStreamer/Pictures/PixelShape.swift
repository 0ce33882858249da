/// What the pixels of a picture are, and how they lie in memory.
package struct PixelShape: Sendable, Hashable {
  /// How a pixel is written, by GStreamer's name (`BGRA`, `NV12`, `I420`).
  package let format: String

  /// Pixels across.
  package let width: Int

  /// Pixels down.
  package let height: Int

  /// Width of a pixel over its height.
  package let pixelAspect: Double

  /// The parts it lies in: one where all that belongs to a pixel is together.
  package let planes: [Plane]

  /// What its colours mean.
  package let colors: Colors

  /// A part of a picture that lies in one piece.
  package struct Plane: Sendable, Hashable {
    /// Samples across.
    package let width: Int

    /// Samples down.
    package let height: Int

    /// From the beginning of one row to that of the next.
    package let bytesPerRow: Int
  }

  /// What numbers stand for which colours, by the code points of ISO/IEC 23001-8; 2 where that is not told.
  package struct Colors: Sendable, Hashable {
    /// The colours of the primaries.
    package let primaries: Int

    /// How light grows with the numbers.
    package let transfer: Int

    /// How red, green and blue were mixed.
    package let matrix: Int

    /// Whether black is 0, and not 16.
    package let isFullRange: Bool
  }
}
