internal import CGStreamer

/// The pixels of one picture: shared with the decoder and only to be read, or a block of its own.
@safe
package final class PixelBlock: Sendable {
  /// Mapped as long as the block lives; who writes into a block of its own has to take care of that himself.
  nonisolated(unsafe) let frame: UnsafeMutablePointer<GstVideoFrame>

  /// Whether nobody else has it, so that it may be written to.
  package let isOwn: Bool

  /// How the pixels lie in it.
  package let shape: PixelShape

  private init(adopting frame: UnsafeMutablePointer<GstVideoFrame>, isOwn: Bool) {
    unsafe self.frame = frame
    self.isOwn = isOwn
    shape = unsafe PixelShape(frame)
  }

  /// The pixels of a decoded picture, which are not copied; nil where it is none.
  package convenience init?(sharing sample: Sample) {
    var info = unsafe GstVideoInfo()
    guard let caps = unsafe sample.capsPointer, let buffer = unsafe sample.buffer,
      unsafe gst_video_info_from_caps(&info, caps) != 0,
      let frame = unsafe Self.map(buffer, &info, GST_MAP_READ)
    else { return nil }
    unsafe self.init(adopting: frame, isOwn: false)
  }

  /// A block of its own, black or green; nil for a format that is not known, or no size.
  package convenience init?(format: String, width: Int, height: Int) {
    startGStreamer()
    var info = unsafe GstVideoInfo()
    let known = unsafe gst_video_format_from_string(format)
    guard known.rawValue > GST_VIDEO_FORMAT_ENCODED.rawValue, (1...32768).contains(width),
      (1...32768).contains(height),
      unsafe gst_video_info_set_format(&info, known, guint(width), guint(height)) != 0
    else { return nil }
    unsafe self.init(filling: &info)
  }

  /// A block of its own that is laid out as `info` says.
  convenience init?(filling info: inout GstVideoInfo) {
    guard let buffer = unsafe gst_buffer_new_allocate(nil, info.size, nil) else { return nil }
    defer { unsafe gst_buffer_unref(buffer) }
    unsafe _ = gst_buffer_memset(buffer, 0, 0, info.size)
    let both = GstMapFlags(GST_MAP_READ.rawValue | GST_MAP_WRITE.rawValue)
    guard let frame = unsafe Self.map(buffer, &info, both) else { return nil }
    unsafe self.init(adopting: frame, isOwn: true)
  }

  deinit {
    unsafe gst_video_frame_unmap(frame)
    unsafe frame.deallocate()
  }

  /// The C function is `gst_video_frame_map`.
  private static func map(
    _ buffer: UnsafeMutablePointer<GstBuffer>, _ info: inout GstVideoInfo, _ flags: GstMapFlags
  ) -> UnsafeMutablePointer<GstVideoFrame>? {
    let frame = UnsafeMutablePointer<GstVideoFrame>.allocate(capacity: 1)
    unsafe frame.initialize(to: GstVideoFrame())
    if unsafe gst_video_frame_map(frame, &info, buffer, flags) != 0 { return unsafe frame }
    unsafe frame.deallocate()
    return nil
  }
}

// MARK: - What lies in it

extension PixelBlock {
  /// A block of its own with the same pixels.
  ///
  /// The C function is `gst_video_frame_copy`.
  package func copied() -> PixelBlock? {
    var info = unsafe frame.pointee.info
    var plain = unsafe GstVideoInfo()
    let format = unsafe info.finfo.pointee.format
    guard unsafe gst_video_info_set_format(&plain, format, guint(info.width), guint(info.height)) != 0 else {
      return nil
    }
    unsafe (plain.par_n, plain.par_d, plain.colorimetry) = (info.par_n, info.par_d, info.colorimetry)
    unsafe (info.stride, info.offset, info.size) = (plain.stride, plain.offset, plain.size)
    guard let copy = unsafe PixelBlock(filling: &info), unsafe gst_video_frame_copy(copy.frame, frame) != 0
    else { return nil }
    return copy
  }

  /// Where a plane begins; valid as long as the block lives.
  package func address(ofPlane plane: Int) -> UnsafeMutableRawPointer? {
    shape.planes.indices.contains(plane) ? unsafe cgst_frame_plane(frame, guint(plane)) : nil
  }

  /// The bytes of a plane, row by row, with what fills up the rows.
  package func bytes(ofPlane plane: Int) -> [UInt8] {
    guard let address = unsafe address(ofPlane: plane) else { return [] }
    let part = shape.planes[plane]
    let count = part.bytesPerRow * part.height
    return unsafe [UInt8](UnsafeRawBufferPointer(start: address, count: count))
  }

  /// Puts bytes into a plane of a block of its own, as many as there are and go in.
  package func fill(plane: Int, with bytes: [UInt8]) {
    guard isOwn, let address = unsafe address(ofPlane: plane) else { return }
    let part = shape.planes[plane]
    let space = unsafe UnsafeMutableRawBufferPointer(start: address, count: part.bytesPerRow * part.height)
    unsafe space.copyBytes(from: bytes.prefix(space.count))
  }
}

extension PixelShape {
  /// Reads it off a mapped picture.
  init(_ frame: UnsafeMutablePointer<GstVideoFrame>) {
    let info = unsafe frame.pointee.info
    format = unsafe String(cString: gst_video_format_to_string(info.finfo.pointee.format))
    (width, height) = unsafe (Int(info.width), Int(info.height))
    pixelAspect = unsafe info.par_d > 0 && info.par_n > 0 ? Double(info.par_n) / Double(info.par_d) : 1
    planes = (0..<(unsafe info.finfo.pointee.n_planes)).map { plane in
      var (width, height): (gint, gint) = (0, 0)
      unsafe cgst_frame_plane_size(frame, plane, &width, &height)
      let stride = unsafe cgst_frame_stride(frame, plane)
      return Plane(width: Int(width), height: Int(height), bytesPerRow: Int(stride))
    }
    let colors = unsafe info.colorimetry
    self.colors = Colors(
      primaries: Int(gst_video_color_primaries_to_iso(colors.primaries)),
      transfer: Int(gst_video_transfer_function_to_iso(colors.transfer)),
      matrix: Int(gst_video_color_matrix_to_iso(colors.matrix)),
      isFullRange: colors.range == GST_VIDEO_COLOR_RANGE_0_255)
  }
}
