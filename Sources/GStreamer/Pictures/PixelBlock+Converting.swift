internal import CGStreamer

extension PixelBlock {
  /// The picture in another format and size; nil where there is no such format.
  ///
  /// What its colours mean stays where that makes sense; `isFullRange`: whether black is to be 0, where that is to
  /// be decided. The C function is `gst_video_converter_frame`.
  package func converted(
    to format: String, width: Int, height: Int, isFullRange: Bool? = nil
  ) -> PixelBlock? {
    var source = unsafe frame.pointee.info
    var target = unsafe GstVideoInfo()
    let known = unsafe gst_video_format_from_string(format)
    guard known.rawValue > GST_VIDEO_FORMAT_ENCODED.rawValue, width > 0, height > 0,
      unsafe gst_video_info_set_format(&target, known, guint(width), guint(height)) != 0
    else { return nil }
    unsafe (target.fps_n, target.fps_d) = (source.fps_n, source.fps_d)
    unsafe target.interlace_mode = source.interlace_mode
    let coded = GST_VIDEO_FORMAT_FLAG_YUV.rawValue
    if unsafe source.finfo.pointee.flags.rawValue & target.finfo.pointee.flags.rawValue & coded != 0 {
      unsafe target.colorimetry = source.colorimetry
      unsafe target.chroma_site = source.chroma_site
    }
    if let isFullRange {
      unsafe target.colorimetry.range =
        isFullRange ? GST_VIDEO_COLOR_RANGE_0_255 : GST_VIDEO_COLOR_RANGE_16_235
    }
    guard let copy = unsafe PixelBlock(filling: &target),
      let converter = unsafe gst_video_converter_new(&source, &target, nil)
    else { return nil }
    unsafe gst_video_converter_frame(converter, frame, copy.frame)
    unsafe gst_video_converter_free(converter)
    return copy
  }

  /// The picture turned clockwise by a multiple of a right angle; nil unless each pixel lies in four bytes together.
  package func turned(by degrees: Int) -> PixelBlock? {
    let (width, height) = (shape.width, shape.height)
    let isUpright = degrees % 180 == 0
    guard unsafe frame.pointee.info.finfo.pointee.n_planes == 1, pixelSize == 4,
      let copy = PixelBlock(
        format: shape.format, width: isUpright ? width : height, height: isUpright ? height : width),
      let from = unsafe address(ofPlane: 0), let to = unsafe copy.address(ofPlane: 0)
    else { return nil }
    let (row, newRow) = (shape.planes[0].bytesPerRow, copy.shape.planes[0].bytesPerRow)
    for y in 0..<height {
      let line = unsafe from + y * row
      for x in 0..<width {
        let place =
          switch degrees {
          case 90: x * newRow + (height - 1 - y) * 4
          case 180: (height - 1 - y) * newRow + (width - 1 - x) * 4
          case 270: (width - 1 - x) * newRow + y * 4
          default: y * newRow + x * 4
          }
        unsafe to.storeBytes(
          of: line.load(fromByteOffset: x * 4, as: UInt32.self), toByteOffset: place, as: UInt32.self)
      }
    }
    return copy
  }

  /// Puts another picture of the same format over this one of its own, as far as it lies inside; pixels of four bytes.
  package func paste(_ other: PixelBlock, x: Int, y: Int) {
    guard isOwn, other.shape.format == shape.format, pixelSize == 4, x >= 0, y >= 0,
      let from = unsafe other.address(ofPlane: 0), let to = unsafe address(ofPlane: 0)
    else { return }
    let width = min(other.shape.width, shape.width - x)
    guard width > 0 else { return }
    for row in 0..<max(0, min(other.shape.height, shape.height - y)) {
      let source = unsafe from + row * other.shape.planes[0].bytesPerRow
      let target = unsafe to + (y + row) * shape.planes[0].bytesPerRow + x * 4
      unsafe target.copyMemory(from: source, byteCount: width * 4)
    }
  }

  /// Sets the fourth byte of each pixel, which tells how opaque it is, to all there is.
  package func makeOpaque() {
    guard isOwn, pixelSize == 4, let address = unsafe address(ofPlane: 0) else { return }
    for place in stride(from: 3, to: shape.planes[0].bytesPerRow * shape.height, by: 4) {
      unsafe address.storeBytes(of: .max, toByteOffset: place, as: UInt8.self)
    }
  }

  private var pixelSize: Int { unsafe Int(frame.pointee.info.finfo.pointee.pixel_stride.0) }
}
