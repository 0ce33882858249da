/// What the time of an item is counted from, where its stamps may begin a little late, as those of MPEG-TS do.
enum Beginning: Sendable, Hashable {
  /// From where the stamps are zero.
  case zero

  /// From its first picture, which `hlsdemux2` and `dashdemux2` stamp with a little more than zero.
  case firstPicture

  /// From the first of what it has: the elder `hlsdemux` counts from the clock of the stream, which may run for most of a
  /// second before anything is due.
  case firstSample

  /// How late that may be, in nanoseconds; what is later is in the middle of something.
  var limit: Int64 {
    switch self {
    case .zero: 0
    case .firstPicture: 200_000_000
    case .firstSample: 1_000_000_000
    }
  }
}
