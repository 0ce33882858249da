internal import CGStreamer
import Synchronization

/// Keeps data from leaving a pad until it is let go of; events pass.
///
/// A pad that is not linked yet says so to the one who pushes, and a demuxer all of whose pads say so gives up. The
/// hold also ends when the pad is stopped or flushed.
@safe
package final class PadHold: Sendable {
  private let pad: Pad
  private let probe: Atomic<UInt>

  /// Holds what comes to `pad` from now on.
  ///
  /// The C function is `gst_pad_add_probe`.
  package init(_ pad: Pad) {
    self.pad = pad
    let mask = GstPadProbeType(
      GST_PAD_PROBE_TYPE_BLOCK.rawValue | GST_PAD_PROBE_TYPE_BUFFER.rawValue
        | GST_PAD_PROBE_TYPE_BUFFER_LIST.rawValue)
    probe = Atomic(
      UInt(unsafe gst_pad_add_probe(pad.pointer, mask, { _, _, _ in GST_PAD_PROBE_OK }, nil, nil)))
  }

  deinit { release() }

  /// Lets what waits go on; may be called more than once, from any thread.
  ///
  /// The C function is `gst_pad_remove_probe`.
  package func release() {
    let number = probe.exchange(0, ordering: .acquiringAndReleasing)
    if number != 0 { unsafe gst_pad_remove_probe(pad.pointer, gulong(number)) }
  }
}
