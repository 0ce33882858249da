import GStreamer
import Playback

/// What is known of the pipeline that stills are taken from; written on its threads.
struct StillBooks: Sendable {
  /// The pictures that come, once there are any.
  var lane = Lane()

  /// Whether it is known which tracks there are.
  var isDecided = false

  /// Whether there is no picture among them.
  var isLost = false

  /// What kind of adaptive stream it turned out to be, which is opened in another way.
  var manifest: Manifest?

  /// Where the program that delivers it says it is.
  var elsewhere: Media?

  /// What went wrong.
  var failure: PlaybackError?

  /// The decoder that a plug-in was missed for, by name.
  var missingPlugin: String?

  /// Whether the source gave nothing for as long as it may.
  var hasTimedOut = false
}
