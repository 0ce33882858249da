internal import CGStreamer

/// What a pipeline says on its bus, copied out of the C message where it was posted.
package enum Message: Sendable {
  case endOfStream
  case failed(Failure)
  case warned(Failure)
  case buffering(percent: Int)
  case tags([TagValue])
  case chapters([ChapterMark])
  case durationChanged
  case clockLost
  case missingPlugin(String)
  case redirected(String)

  /// A server answered, and whether it says that it gives parts.
  case answered(status: Int, givesRanges: Bool, address: String?)

  /// An adaptive stream goes on with a variant that takes so many bits a second.
  case choseVariant(bitRate: Int)

  case streamsSelected([StreamKind])

  /// What a selected stream carries.
  package enum StreamKind: Sendable { case audio, video, text, other }

  /// An error or warning of one element.
  package struct Failure: Sendable, Hashable {
    /// The name of the element that failed.
    package let element: String
    /// The name of its kind (`souphttpsrc`).
    package let factory: String
    /// Which kind of error (`gst-resource-error-quark`).
    package let domain: String
    /// Which error of that kind.
    package let code: Int
    /// What it says of itself.
    package let message: String
    /// What the element adds for those who debug it.
    package let debug: String
    /// The HTTP status, where there is one.
    package let httpStatus: Int?
  }

  /// A named place in the media.
  package struct ChapterMark: Sendable, Hashable {
    package let title: String
    package let start: Int64
    package let stop: Int64
  }
}
