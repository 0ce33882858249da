internal import CGStreamer
import Synchronization

/// The changes to be made to buffers on their way out of a writer, each under a number that its buffer bears.
///
/// The number is the buffer's offset, which copies of it have too: `appsrc` now and then makes one.
final class BorneChanges: Sendable {
  private let books = Mutex((last: 0 as UInt64, waiting: [UInt64: BorneChange]()))

  /// Lets `buffer` bear a change.
  func put(_ change: BorneChange, on buffer: UnsafeMutablePointer<GstBuffer>) {
    let number = books.withLock { books in
      books.last += 1
      books.waiting[books.last] = change
      return books.last
    }
    unsafe cgst_buffer_set_offset(buffer, guint64(number))
  }

  /// The change that `buffer` bears, taken out; those before it were thrown away.
  func take(from buffer: UnsafeMutablePointer<GstBuffer>) -> BorneChange? {
    let number = unsafe UInt64(cgst_buffer_offset(buffer))
    return books.withLock { books in
      guard let change = books.waiting[number] else { return nil }
      books.waiting = books.waiting.filter { $0.key > number }
      return change
    }
  }

  /// Forgets all of them, whose buffers are thrown away.
  func removeAll() { books.withLock { $0.waiting = [:] } }
}

extension Pad {
  /// Makes the changes that buffers bear which leave here, on the thread that pushes them.
  ///
  /// The C function is `gst_pad_add_probe`.
  func make(_ changes: BorneChanges) {
    unsafe _ = gst_pad_add_probe(
      pointer, GST_PAD_PROBE_TYPE_BUFFER,
      { _, info, data in
        guard let info = unsafe info, let raw = unsafe info.pointee.data else { return GST_PAD_PROBE_OK }
        let buffer = unsafe raw.assumingMemoryBound(to: GstBuffer.self)
        let changes = unsafe Callback<BorneChanges>.body(data!)
        guard let changed = unsafe changes.take(from: buffer)?.made(to: buffer) else {
          return GST_PAD_PROBE_OK
        }
        unsafe info.pointee.data = UnsafeMutableRawPointer(changed)
        unsafe gst_buffer_unref(buffer)
        return GST_PAD_PROBE_OK
      },
      Callback.retained(changes), releaseCallback)
  }
}

/// A change to be made to a buffer.
struct BorneChange: Sendable {
  /// What the sound came from, which knows its format.
  let sample: Sample

  /// When it is due, in nanoseconds of media time.
  let time: Int64
  let body: SoundChange
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
