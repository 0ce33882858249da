internal import CGStreamer

/// The kinds of file that one picture can be written as.
package enum ImageEncoding: Sendable, Hashable {
  /// PNG, without loss.
  case png

  /// JPEG, of a quality from 0 to 100.
  case jpeg(quality: Int)

  private var encoder: String {
    switch self {
    case .png: "pngenc snapshot=true"
    case .jpeg(let quality): "jpegenc quality=\(min(100, max(0, quality)))"
    }
  }

  /// The element that has to be installed.
  package var element: String { self == .png ? "pngenc" : "jpegenc" }

  /// The bytes of a file with this picture; waits until they are made.
  ///
  /// Throws where the encoder is not installed, or does not want the picture.
  package func encode(_ block: PixelBlock) throws(ElementError) -> [UInt8] {
    guard Registry.has(element) else { throw .missing(element) }
    let line = "appsrc name=source format=time ! videoconvert ! \(encoder) ! appsink name=sink sync=false"
    let bin = try Element(describing: line)
    let pipeline = Pipeline(name: "image")
    pipeline.add(bin)
    guard let source = bin.child(named: "source"), let sink = bin.child(named: "sink"),
      let plain = block.isOwn ? block : block.copied()
    else { throw .badDescription(line) }
    pipeline.element.set(.playing)
    defer { pipeline.element.set(.null) }
    guard push(plain, into: source) else { throw .badDescription(block.shape.format) }
    let end = unsafe UnsafeMutableRawPointer(sink.pointer).assumingMemoryBound(to: GstAppSink.self)
    guard let made = unsafe gst_app_sink_try_pull_sample(end, 20_000_000_000) else {
      throw .badDescription(block.shape.format)
    }
    return unsafe Sample(SampleObject(adopting: made)).bytes
  }

  /// The C function is `gst_app_src_push_sample`.
  private func push(_ block: PixelBlock, into element: Element) -> Bool {
    let source = unsafe UnsafeMutableRawPointer(element.pointer).assumingMemoryBound(to: GstAppSrc.self)
    var info = unsafe block.frame.pointee.info
    guard let caps = unsafe gst_video_info_to_caps(&info) else { return false }
    defer { unsafe gst_caps_unref(caps) }
    guard let buffer = unsafe gst_buffer_copy(block.frame.pointee.buffer) else { return false }
    unsafe cgst_buffer_stamp(buffer, 0, .max)
    let sample = unsafe gst_sample_new(buffer, caps, nil, nil)
    unsafe gst_buffer_unref(buffer)
    guard let sample = unsafe sample else { return false }
    defer { unsafe gst_sample_unref(sample) }
    let isTaken = unsafe gst_app_src_push_sample(source, sample) == GST_FLOW_OK
    unsafe _ = gst_app_src_end_of_stream(source)
    return isTaken
  }
}
