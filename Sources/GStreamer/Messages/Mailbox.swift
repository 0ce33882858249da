internal import CGStreamer

/// Where a bus drops its messages, on whatever thread posted them.
final class Mailbox: Sendable {
  private let messages: AsyncStream<Message>.Continuation

  private init(_ messages: AsyncStream<Message>.Continuation) { self.messages = messages }

  deinit { messages.finish() }

  /// The messages of `pipeline`, until it goes away; `onFailure` is called with those that tell of failures, on the thread
  /// that posts them, before that goes on.
  ///
  /// The bus takes no file descriptors, since nobody polls it. The C function is `gst_bus_set_sync_handler`.
  static func messages(
    of pipeline: UnsafeMutablePointer<GstElement>, onFailure: @escaping @Sendable () -> Void
  ) -> AsyncStream<Message> {
    let (stream, continuation) = AsyncStream.makeStream(of: Message.self)
    let bus = unsafe Object(adopting: cgst_bus_without_descriptors())
    let mailbox = Mailbox(continuation)
    let deliver: @Sendable (Message) -> Void = { message in
      if case .failed = message { onFailure() }
      mailbox.messages.yield(message)
    }
    unsafe gst_bus_set_sync_handler(
      bus.pointer,
      { _, message, data in
        guard let message = unsafe message else { return GST_BUS_DROP }
        if let copy = unsafe Message(message) {
          unsafe Callback<@Sendable (Message) -> Void>.body(data!)(copy)
        }
        unsafe gst_message_unref(message)
        return GST_BUS_DROP
      },
      Callback.retained(deliver), releaseCallback)
    unsafe gst_element_set_bus(pipeline, bus.pointer)
    return stream
  }
}
