internal import CGStreamer

/// Signals come on whatever thread emits them, mostly a streaming thread: the closure must not wait for anything.
extension Element {
  /// Calls `body` for each pad that appears.
  ///
  /// The signal is `pad-added`.
  package func onPadAdded(_ body: @escaping @Sendable (Pad) -> Void) { connectPadSignal("pad-added", body) }

  /// Calls `body` for each pad that goes away.
  ///
  /// The signal is `pad-removed`.
  package func onPadRemoved(_ body: @escaping @Sendable (Pad) -> Void) {
    connectPadSignal("pad-removed", body)
  }

  /// Calls `body` when a demuxer has shown all its pads.
  ///
  /// The signal is `no-more-pads`.
  package func onNoMorePads(_ body: @escaping @Sendable () -> Void) {
    let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      unsafe Callback<@Sendable () -> Void>.body(data!)()
    }
    unsafe connect("no-more-pads", unsafeBitCast(handler, to: GCallback.self), Callback.retained(body))
  }

  /// Calls `body` when a typefind element knows what it sees.
  ///
  /// The signal is `have-type`.
  package func onTypeFound(_ body: @escaping @Sendable (Caps) -> Void) {
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer?, guint, UnsafeMutablePointer<GstCaps>?, UnsafeMutableRawPointer?
      ) -> Void = {
        _, _, caps, data in
        if let caps = unsafe caps {
          unsafe Callback<@Sendable (Caps) -> Void>.body(data!)(Caps(MiniObject(retaining: caps)))
        }
      }
    unsafe connect("have-type", unsafeBitCast(handler, to: GCallback.self), Callback.retained(body))
  }

  /// Calls `body` with the source element that a bin has made for itself.
  ///
  /// The signal is `source-setup`.
  package func onSourceSetup(_ body: @escaping @Sendable (Element) -> Void) {
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<GstElement>?, UnsafeMutableRawPointer?)
        -> Void = {
          _, source, data in
          if let source = unsafe source {
            unsafe Callback<@Sendable (Element) -> Void>.body(data!)(Element(Object(retaining: source)))
          }
        }
    unsafe connect("source-setup", unsafeBitCast(handler, to: GCallback.self), Callback.retained(body))
  }

  /// Calls `body` with each element that is put into a bin, however deep inside, and the kind of the bin it is put into.
  ///
  /// The signal is `deep-element-added`.
  package func onDeepElementAdded(_ body: @escaping @Sendable (Element, _ parent: String) -> Void) {
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutablePointer<GstElement>?, UnsafeMutablePointer<GstElement>?,
        UnsafeMutableRawPointer?
      ) -> Void = { _, bin, element, data in
        guard let bin = unsafe bin, let element = unsafe element else { return }
        let parent = unsafe Element(Object(retaining: bin)).factory
        unsafe Callback<@Sendable (Element, String) -> Void>.body(data!)(
          Element(Object(retaining: element)), parent)
      }
    unsafe connect("deep-element-added", unsafeBitCast(handler, to: GCallback.self), Callback.retained(body))
  }

  /// Asks `body` for each stream that a decodebin finds whether to decode it further.
  ///
  /// The signal is `autoplug-continue`.
  package func onAutoplugContinue(_ body: @escaping @Sendable (Pad, Caps) -> Bool) {
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutablePointer<GstPad>?, UnsafeMutablePointer<GstCaps>?,
        UnsafeMutableRawPointer?
      ) -> gboolean = { _, pad, caps, data in
        guard let pad = unsafe pad, let caps = unsafe caps else { return 1 }
        let body = unsafe Callback<@Sendable (Pad, Caps) -> Bool>.body(data!)
        return unsafe body(Pad(Object(retaining: pad)), Caps(MiniObject(retaining: caps))) ? 1 : 0
      }
    unsafe connect("autoplug-continue", unsafeBitCast(handler, to: GCallback.self), Callback.retained(body))
  }

  /// Shows the bytes of each buffer that a fake sink renders, with the caps they come in, to `body`.
  ///
  /// The signal is `handoff`, which the element must have been told to emit.
  package func onHandoff(_ body: @escaping @Sendable ([UInt8], Caps?, _ time: Int64?) -> Void) {
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutablePointer<GstBuffer>?, UnsafeMutablePointer<GstPad>?,
        UnsafeMutableRawPointer?
      ) -> Void = { _, buffer, pad, data in
        guard let buffer = unsafe buffer, let pad = unsafe pad else { return }
        let caps = unsafe gst_pad_get_current_caps(pad).map { unsafe Caps(MiniObject(adopting: $0)) }
        let stamp = unsafe cgst_buffer_pts(buffer)
        let body = unsafe Callback<@Sendable ([UInt8], Caps?, Int64?) -> Void>.body(data!)
        unsafe body(Bytes.copied(from: buffer), caps, stamp == .max ? nil : Int64(exactly: stamp))
      }
    unsafe connect("handoff", unsafeBitCast(handler, to: GCallback.self), Callback.retained(body))
  }

  /// Calls `body` with each element that appears anywhere inside an element that is a bin.
  ///
  /// The signal is `deep-element-added`.
  package func onElementInside(_ body: @escaping @Sendable (Element) -> Void) {
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<GstElement>?,
        UnsafeMutableRawPointer?
      ) -> Void = { _, _, element, data in
        if let element = unsafe element {
          unsafe Callback<@Sendable (Element) -> Void>.body(data!)(Element(Object(retaining: element)))
        }
      }
    unsafe connect("deep-element-added", unsafeBitCast(handler, to: GCallback.self), Callback.retained(body))
  }

  private func connectPadSignal(_ signal: String, _ body: @escaping @Sendable (Pad) -> Void) {
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<GstPad>?, UnsafeMutableRawPointer?) ->
        Void = {
          _, pad, data in
          if let pad = unsafe pad {
            unsafe Callback<@Sendable (Pad) -> Void>.body(data!)(Pad(Object(retaining: pad)))
          }
        }
    unsafe connect(signal, unsafeBitCast(handler, to: GCallback.self), Callback.retained(body))
  }

  private func connect(_ signal: String, _ handler: GCallback, _ data: UnsafeMutableRawPointer) {
    unsafe _ = cgst_connect(pointer, signal, handler, data, releaseClosure)
  }
}
