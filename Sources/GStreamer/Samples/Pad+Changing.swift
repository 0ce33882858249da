internal import CGStreamer

/// A change that a buffer bears with it until it leaves its writer.
private struct BorneChange: Sendable {
  /// What the sound came from, which knows its format.
  let sample: Sample

  /// When it is due, in nanoseconds of media time.
  let time: Int64
  let body: SoundChange
}

private let changeKey = unsafe g_quark_from_static_string("mplayerd-sound-change")

/// Lets `buffer` bear a change; it goes away with the buffer.
///
/// The C function is `gst_mini_object_set_qdata`.
func bear(
  _ change: @escaping SoundChange, at time: Int64, of sample: Sample,
  on buffer: UnsafeMutablePointer<GstBuffer>
) {
  let object = unsafe UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: GstMiniObject.self)
  unsafe gst_mini_object_set_qdata(
    object, changeKey, Callback.retained(BorneChange(sample: sample, time: time, body: change)),
    releaseCallback)
}

extension Pad {
  /// Makes the changes that buffers bear which leave here, on the thread that pushes them.
  ///
  /// The C function is `gst_pad_add_probe`.
  func makeChanges() {
    unsafe _ = gst_pad_add_probe(
      pointer, GST_PAD_PROBE_TYPE_BUFFER,
      { _, info, _ in
        guard let info = unsafe info, let raw = unsafe info.pointee.data else { return GST_PAD_PROBE_OK }
        let buffer = unsafe raw.assumingMemoryBound(to: GstBuffer.self)
        guard
          let borne = unsafe gst_mini_object_get_qdata(
            raw.assumingMemoryBound(to: GstMiniObject.self), changeKey),
          let changed = unsafe Callback<BorneChange>.body(borne).made(to: buffer)
        else { return GST_PAD_PROBE_OK }
        unsafe info.pointee.data = UnsafeMutableRawPointer(changed)
        unsafe gst_buffer_unref(buffer)
        return GST_PAD_PROBE_OK
      },
      nil, nil)
  }
}

extension BorneChange {
  /// A copy of `buffer` with the change made to it; nil where nothing was changed.
  func made(to buffer: UnsafeMutablePointer<GstBuffer>) -> UnsafeMutablePointer<GstBuffer>? {
    var info = unsafe GstAudioInfo()
    guard let caps = unsafe sample.capsPointer, unsafe gst_audio_info_from_caps(&info, caps) != 0,
      let format = unsafe info.finfo, unsafe info.bpf > 0, let copy = unsafe gst_buffer_copy_deep(buffer)
    else { return nil }
    var map = unsafe GstMapInfo()
    guard unsafe gst_buffer_map(copy, &map, GstMapFlags(GST_MAP_READ.rawValue | GST_MAP_WRITE.rawValue)) != 0
    else {
      unsafe gst_buffer_unref(copy)
      return nil
    }
    let bytes = unsafe UnsafeMutableRawBufferPointer(start: map.data, count: Int(map.size))
    let before = unsafe SoundNumbers.read(bytes, info, format)
    var sound = unsafe PlanarSound(rate: Int(info.rate), time: time, channels: before)
    body(&sound)
    let isChanged = sound.channels != before
    if isChanged { unsafe SoundNumbers.write(sound.channels, into: bytes, info, format) }
    unsafe gst_buffer_unmap(copy, &map)
    if isChanged { return unsafe copy }
    unsafe gst_buffer_unref(copy)
    return nil
  }
}
