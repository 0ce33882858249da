import GStreamer

/// Where an item's pipeline delivers; called on streaming threads, and must not wait.
struct ItemPort: Sendable {
  /// Which one it is, of all there have been.
  var number = 0

  /// These kinds of track will come, before any of them does.
  let expect: @Sendable (Set<Kind>) -> Void

  /// Another group of tracks follows those there are, as in a chained Ogg file: before the first group ends.
  let expectMore: @Sendable () -> Void

  /// These kinds are all that the other group has.
  let settle: @Sendable (Set<Kind>) -> Void

  /// Makes the reader at the end of a track; nil when nobody wants it any more.
  let reader: @Sendable (Kind, Edit) -> SampleReader?

  /// What comes now is not to be played: the demuxer looks at other places first.
  let lookAhead: @Sendable () -> Void

  /// What comes from now on is to be played.
  let lookedAhead: @Sendable () -> Void

  /// The sound before this presentation time, in nanoseconds, is all that counts of the packet that goes beyond it.
  let end: @Sendable (Int64) -> Void

  /// The track of this kind will not come after all.
  let lose: @Sendable (Kind) -> Void

  /// Something has failed, and the end that comes of it may not be the end; called before that comes.
  let interrupt: @Sendable () -> Void
}
