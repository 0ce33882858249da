/// Where pictures go.
public enum VideoOutput: Sendable, Hashable {
  /// A window where there is a display; a null output with a clock otherwise.
  case automatic

  /// Nowhere, in real time; pictures are decoded all the same.
  case null

  /// Pictures are not even decoded.
  case none

  /// Any GStreamer element or bin, described as `gst-launch-1.0` does; `name` is what it is called in the pipeline.
  case gst(description: String, name: String? = nil)
}
