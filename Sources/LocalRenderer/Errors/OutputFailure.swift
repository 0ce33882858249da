import GStreamer
import Playback

/// Turns what an element of the output says into an error that a person can act on.
enum OutputFailure {
  static func error(of failure: Message.Failure) -> PlaybackError {
    if failure.message.lowercased().contains("no space left") { return PlaybackError(.diskFull) }
    // GST_STREAM_ERROR_FAILED, whose words only name the element that noticed.
    let isRefusal = failure.domain == "gst-stream-error-quark" && failure.code == 1
    return PlaybackError(
      .outputFailed, detail: isRefusal ? "it does not take the data" : failure.message)
  }
}
