import GStreamer
import Playback

/// What an item's pipeline says while it is built and runs.
enum ItemEvent: Sendable {
  /// All tracks of the media are known, and which of them play.
  case tracks([Track])

  /// It is an adaptive stream after all, and must be opened another way.
  case isAdaptive(Manifest)

  /// Words of a text track that is read.
  case words(Cue)

  /// These frames of a tag hold from this stamp on, in nanoseconds of stream time.
  case timedTags([TimedTags.Frame], at: Int64)

  /// The program says that it is found elsewhere.
  case isElsewhere(Media)

  /// A message of one of its elements.
  case message(Message)

  /// Its server has given something; told twice a second at most.
  case received

  /// It cannot be played.
  case failed(PlaybackError)

  /// A track cannot be played; the others can.
  case lostTrack(PlaybackError)
}
