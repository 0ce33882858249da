internal import CGStreamer

/// A piece of decoded media: a stretch of sound or one picture, with its time and its caps.
@safe
package final class Sample: Sendable {
  private let object: SampleObject

  /// When it is due in stream time, in nanoseconds; nil where the media does not say.
  package let time: Int64?

  /// How long it lasts, in nanoseconds; nil where the media does not say.
  package let duration: Int64?

  init(_ object: SampleObject) {
    self.object = object
    var (time, duration): (Int64?, Int64?)
    if let buffer = unsafe gst_sample_get_buffer(object.pointer),
      let segment = unsafe gst_sample_get_segment(object.pointer)
    {
      let stamp = unsafe cgst_buffer_pts(buffer)
      // Bytes, such as those of a picture file, have no time.
      if stamp != .max, unsafe segment.pointee.format == GST_FORMAT_TIME {
        var streamTime: guint64 = 0
        let sign = unsafe gst_segment_to_stream_time_full(segment, GST_FORMAT_TIME, stamp, &streamTime)
        if sign != 0 { time = sign < 0 ? -Int64(clamping: streamTime) : Int64(clamping: streamTime) }
      }
      let length = unsafe cgst_buffer_duration(buffer)
      if length != .max { duration = Int64(clamping: length) }
    }
    (self.time, self.duration) = (time, duration)
  }

  var buffer: UnsafeMutablePointer<GstBuffer>? { unsafe gst_sample_get_buffer(object.pointer) }

  /// What it is.
  package var caps: Caps? {
    guard let caps = unsafe gst_sample_get_caps(object.pointer) else { return nil }
    return unsafe Caps(MiniObject(retaining: caps))
  }

  /// Whether two samples come with the very same caps; cheaper than comparing what the caps say.
  package func sharesCaps(with other: Sample) -> Bool {
    unsafe gst_sample_get_caps(object.pointer) == gst_sample_get_caps(other.object.pointer)
  }

  /// How many bytes it holds.
  package var size: Int { unsafe buffer.map { Int(unsafe gst_buffer_get_size($0)) } ?? 0 }

  /// The bytes.
  package var bytes: [UInt8] { unsafe buffer.map { unsafe Bytes.copied(from: $0) } ?? [] }

  /// The shape of the sound in it; nil for pictures.
  package var audioFormat: AudioFormat? {
    guard let caps = unsafe gst_sample_get_caps(object.pointer) else { return nil }
    var info = unsafe GstAudioInfo()
    guard unsafe gst_audio_info_from_caps(&info, caps) != 0, unsafe info.rate > 0, unsafe info.bpf > 0 else {
      return nil
    }
    let isFloat = unsafe info.finfo.pointee.flags.rawValue & GST_AUDIO_FORMAT_FLAG_FLOAT.rawValue != 0
    return unsafe AudioFormat(
      rate: Int(info.rate), channels: Int(info.channels), frameSize: Int(info.bpf),
      depth: isFloat ? nil : Int(info.finfo.pointee.depth))
  }

  /// A copy that shares the bytes but carries another time, and only the stretch of bytes in `range` (nil: all).
  func restamped(
    time: Int64, duration: Int64?, range: Range<Int>?, isDiscontinuous: Bool
  ) -> UnsafeMutablePointer<GstBuffer>? {
    guard let buffer = unsafe buffer else { return nil }
    let copy: UnsafeMutablePointer<GstBuffer>?
    if let range, range != 0..<size {
      unsafe copy = gst_buffer_copy_region(
        buffer, cgst_copy_all, gsize(range.lowerBound), gsize(range.count))
    } else {
      unsafe copy = gst_buffer_copy(buffer)
    }
    guard let copy = unsafe copy else { return nil }
    unsafe cgst_buffer_stamp(
      copy, GstClockTime(max(0, time)), duration.map { GstClockTime(max(0, $0)) } ?? .max)
    unsafe cgst_buffer_mark_discontinuity(copy, isDiscontinuous ? 1 : 0)
    return unsafe copy
  }

  /// The buffer, which is used up, with `pieces` of gain applied to the sound in it.
  func louder(
    _ buffer: UnsafeMutablePointer<GstBuffer>, by pieces: [GainPiece]
  ) -> UnsafeMutablePointer<GstBuffer> {
    var info = unsafe GstAudioInfo()
    guard let caps = unsafe gst_sample_get_caps(object.pointer),
      unsafe gst_audio_info_from_caps(&info, caps) != 0,
      let made = unsafe Gain.applied(pieces, to: buffer, info: info)
    else { return unsafe buffer }
    unsafe gst_buffer_unref(buffer)
    return unsafe made
  }

  /// As many frames of silence as asked for, in the format of this sample, owned by the caller.
  func silence(frames: Int, time: Int64, duration: Int64) -> UnsafeMutablePointer<GstBuffer>? {
    var info = unsafe GstAudioInfo()
    guard let caps = unsafe gst_sample_get_caps(object.pointer),
      unsafe gst_audio_info_from_caps(&info, caps) != 0
    else { return nil }
    let size = unsafe gsize(frames * Int(info.bpf))
    guard let buffer = unsafe gst_buffer_new_allocate(nil, size, nil) else { return nil }
    var map = unsafe GstMapInfo()
    if unsafe gst_buffer_map(buffer, &map, GST_MAP_WRITE) != 0 {
      unsafe gst_audio_format_info_fill_silence(info.finfo, map.data, map.size)
      unsafe gst_buffer_unmap(buffer, &map)
    }
    unsafe cgst_buffer_stamp(buffer, GstClockTime(max(0, time)), GstClockTime(duration))
    return unsafe buffer
  }

  var capsPointer: UnsafeMutablePointer<GstCaps>? { unsafe gst_sample_get_caps(object.pointer) }
}

/// The shape of decoded sound.
package struct AudioFormat: Sendable, Hashable {
  /// Frames a second.
  package let rate: Int

  /// Samples a frame.
  package let channels: Int

  /// Bytes a frame.
  package let frameSize: Int

  /// Significant bits a sample; nil for floating point, which codings without a depth of their own decode to.
  package let depth: Int?
}
