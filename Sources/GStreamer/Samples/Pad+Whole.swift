internal import CGStreamer
import Synchronization

extension Pad {
  /// Holds back everything that leaves here until the end, and shows it to `body`, which may put other bytes in its place.
  ///
  /// What is longer than `limit` bytes goes on as it is. `body` is called on a streaming thread; nil leaves the bytes as
  /// they are. The C function is `gst_pad_add_probe`.
  package func patchWhole(upTo limit: Int, _ body: @escaping @Sendable ([UInt8]) -> [UInt8]?) {
    let mask = GstPadProbeType(
      GST_PAD_PROBE_TYPE_BUFFER.rawValue | GST_PAD_PROBE_TYPE_EVENT_DOWNSTREAM.rawValue)
    unsafe _ = gst_pad_add_probe(
      pointer, mask,
      { pad, info, data in
        guard let pad = unsafe pad, let info = unsafe info else { return GST_PAD_PROBE_OK }
        let held = unsafe Callback<HeldBytes>.body(data!)
        if unsafe info.pointee.type.rawValue & GST_PAD_PROBE_TYPE_BUFFER.rawValue == 0 {
          guard let event = unsafe cgst_probe_event(info), unsafe cgst_event_type(event) == GST_EVENT_EOS
          else {
            return GST_PAD_PROBE_OK
          }
          unsafe held.giveAll(to: pad)
          return GST_PAD_PROBE_REMOVE
        }
        guard let raw = unsafe info.pointee.data else { return GST_PAD_PROBE_OK }
        let buffer = unsafe raw.assumingMemoryBound(to: GstBuffer.self)
        guard let all = held.add(unsafe Bytes.copied(from: buffer)) else { return GST_PAD_PROBE_DROP }
        unsafe info.pointee.data = UnsafeMutableRawPointer(Bytes.buffer(with: all))
        unsafe gst_buffer_unref(buffer)
        return GST_PAD_PROBE_REMOVE
      },
      Callback.retained(HeldBytes(limit: limit, body: body)), releaseCallback)
  }
}

/// What has come by of something that is looked at as a whole.
private final class HeldBytes: Sendable {
  private let limit: Int
  private let body: @Sendable ([UInt8]) -> [UInt8]?
  private let bytes = Mutex<[UInt8]>([])

  init(limit: Int, body: @escaping @Sendable ([UInt8]) -> [UInt8]?) {
    self.limit = limit
    self.body = body
  }

  /// Takes the next piece; everything, where that is too much to be held.
  func add(_ piece: [UInt8]) -> [UInt8]? {
    bytes.withLock { bytes in
      bytes += piece
      guard bytes.count > limit else { return nil }
      defer { bytes = [] }
      return bytes
    }
  }

  /// Gives everything on in one piece, past the pad itself, which has heard of the end already.
  func giveAll(to pad: UnsafeMutablePointer<GstPad>) {
    let all = bytes.withLock { $0 }
    guard !all.isEmpty, let peer = unsafe gst_pad_get_peer(pad) else { return }
    defer { unsafe gst_object_unref(peer) }
    unsafe _ = gst_pad_chain(peer, Bytes.buffer(with: body(all) ?? all))
  }
}
