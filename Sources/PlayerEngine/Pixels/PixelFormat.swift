import GStreamer

/// A way to write pixels that has a name both in CoreVideo and in GStreamer.
struct PixelFormat: Sendable, Hashable {
  /// CoreVideo's name.
  let type: OSType

  /// GStreamer's name.
  let name: String

  /// Whether black is 0 in it; nil where that does not make another name.
  let isFullRange: Bool?

  private init(_ type: OSType, _ name: String, isFullRange: Bool? = nil) {
    (self.type, self.name, self.isFullRange) = (type, name, isFullRange)
  }

  /// All there are; of two with one name, the more usual first.
  static let all = [
    PixelFormat(kCVPixelFormatType_32BGRA, "BGRA"), PixelFormat(kCVPixelFormatType_32ARGB, "ARGB"),
    PixelFormat(kCVPixelFormatType_32RGBA, "RGBA"), PixelFormat(kCVPixelFormatType_32ABGR, "ABGR"),
    PixelFormat(kCVPixelFormatType_24RGB, "RGB"), PixelFormat(kCVPixelFormatType_24BGR, "BGR"),
    PixelFormat(kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, "NV12", isFullRange: false),
    PixelFormat(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, "NV12", isFullRange: true),
    PixelFormat(kCVPixelFormatType_420YpCbCr8Planar, "I420", isFullRange: false),
    PixelFormat(kCVPixelFormatType_420YpCbCr8PlanarFullRange, "I420", isFullRange: true),
    PixelFormat(kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange, "NV16", isFullRange: false),
    PixelFormat(kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange, "NV24", isFullRange: false),
    PixelFormat(kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange, "P010_10LE", isFullRange: false),
    PixelFormat(kCVPixelFormatType_420YpCbCr10BiPlanarFullRange, "P010_10LE", isFullRange: true),
    PixelFormat(kCVPixelFormatType_422YpCbCr8, "UYVY"),
    PixelFormat(kCVPixelFormatType_422YpCbCr8_yuvs, "YUY2"),
    PixelFormat(kCVPixelFormatType_OneComponent8, "GRAY8"),
  ]

  /// The format that CoreVideo calls `type`; nil where it is not known here.
  init?(type: OSType) {
    guard let found = Self.all.first(where: { $0.type == type }) else { return nil }
    self = found
  }

  /// The format of pixels that lie as `shape` says; nil where CoreVideo has no name for it.
  init?(of shape: PixelShape) {
    let fitting = Self.all.filter { $0.name == shape.format }
    guard
      let found = fitting.first(where: {
        $0.isFullRange ?? shape.colors.isFullRange == shape.colors.isFullRange
      })
    else { return nil }
    self = found
  }
}
