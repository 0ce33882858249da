internal import CGStreamer
import Synchronization

/// Source elements for addresses of a scheme of our own, made wherever GStreamer meets such an address.
package enum ByteElement {
  /// The scheme of those addresses.
  package static let scheme = "mplayerd-bytes"

  /// Who fills a source element; called on streaming threads, and must not wait.
  package struct Filler: Sendable {
    let onHunger: @Sendable () -> Void
    let onSeek: @Sendable (Int64) -> Void

    /// - Parameters:
    ///   - onHunger: nothing waits to be passed on.
    ///   - onSeek: the byte at this place is to be written next; nothing may be written before `onHunger`.
    package init(
      onHunger: @escaping @Sendable () -> Void, onSeek: @escaping @Sendable (Int64) -> Void
    ) {
      (self.onHunger, self.onSeek) = (onHunger, onSeek)
    }
  }

  /// Asks `open` from now on who fills the element for an address; nil means nobody.
  package static func register(_ open: @escaping @Sendable (String, ByteWriter) -> Filler?) {
    startGStreamer()
    opener.withLock { $0 = open }
    _ = registered
  }

  fileprivate static let opener = Mutex<(@Sendable (String, ByteWriter) -> Filler?)?>(nil)

  private static let registered = unsafe cgst_register_bytes { source, uri in
    guard let open = ByteElement.opener.withLock({ $0 }),
      let filler = unsafe open(String(cString: uri), ByteWriter(source))
    else { return 0 }
    unsafe gst_app_src_set_max_bytes(source, 0)
    unsafe cgst_set_byte_callbacks(
      source, { _, _, data in unsafe Callback<Filler>.body(data!).onHunger() },
      { _, offset, data in
        unsafe Callback<Filler>.body(data!).onSeek(Int64(clamping: offset))
        return 1
      },
      Callback.retained(filler), releaseCallback)
    return 1
  }
}
