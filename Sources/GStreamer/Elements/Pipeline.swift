internal import CGStreamer

/// A whole machine of elements that start, stop and seek together.
@safe
package final class Pipeline: Sendable {
  /// The pipeline as an element.
  package let element: Element

  /// What its elements say, for one listener; ends when the pipeline goes away.
  package let messages: AsyncStream<Message>

  /// `onFailure`: called when an element has failed, on its own thread, before anything comes of that.
  ///
  /// The C function is `gst_pipeline_new`.
  package init(name: String, onFailure: @escaping @Sendable () -> Void = {}) {
    startGStreamer()
    let raw = unsafe gst_pipeline_new(name)!
    unsafe element = Element(Object(sinking: raw))
    unsafe messages = Mailbox.messages(of: raw, onFailure: onFailure)
  }

  deinit { element.set(.null) }

  /// Takes an element in.
  ///
  /// The C function is `gst_bin_add`.
  package func add(_ child: Element) { unsafe _ = gst_bin_add(bin, child.pointer) }

  /// Takes an element out again; it is stopped first.
  ///
  /// The C function is `gst_bin_remove`.
  package func remove(_ child: Element) {
    child.lockState(true)
    child.set(.null)
    unsafe _ = gst_bin_remove(bin, child.pointer)
  }

  /// The child with this name.
  ///
  /// The C function is `gst_bin_get_by_name`.
  package func child(named name: String) -> Element? {
    guard let child = unsafe gst_bin_get_by_name(bin, name) else { return nil }
    return unsafe Element(Object(adopting: child))
  }

  private var bin: UnsafeMutablePointer<GstBin> {
    unsafe UnsafeMutableRawPointer(element.pointer).assumingMemoryBound(to: GstBin.self)
  }
}
