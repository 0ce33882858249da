internal import CGStreamer

/// Where a bus drops its messages, on whatever thread posted them.
final class Mailbox: Sendable {
  private let deliver: @Sendable (Message) -> Void
  private let end: @Sendable () -> Void

  private init(deliver: @escaping @Sendable (Message) -> Void, end: @escaping @Sendable () -> Void) {
    (self.deliver, self.end) = (deliver, end)
  }

  deinit { end() }

  /// The messages of `pipeline`, until it goes away.
  ///
  /// The bus takes no file descriptors, since nobody polls it. The C function is `gst_bus_set_sync_handler`.
  static func messages(of pipeline: UnsafeMutablePointer<GstElement>) -> AsyncStream<Message> {
    let (stream, continuation) = AsyncStream.makeStream(of: Message.self)
    let bus = unsafe Object(adopting: cgst_bus_without_descriptors())
    let mailbox = Mailbox(deliver: { continuation.yield($0) }, end: { continuation.finish() })
    unsafe gst_bus_set_sync_handler(
      bus.pointer,
      { _, message, mailbox in
        guard let message = unsafe message else { return GST_BUS_DROP }
        if let copy = unsafe Message(message) {
          unsafe Unmanaged<Mailbox>.fromOpaque(mailbox!).takeUnretainedValue().deliver(copy)
        }
        unsafe gst_message_unref(message)
        return GST_BUS_DROP
      },
      Unmanaged.passRetained(mailbox).toOpaque(),
      { unsafe Unmanaged<Mailbox>.fromOpaque($0!).release() })
    unsafe gst_element_set_bus(pipeline, bus.pointer)
    return stream
  }
}
