public import CoreMedia

/// A wish to go on from another time, within tolerances.
public struct Seek: Sendable, Hashable {
  /// Tells this seek from every other one of the same player.
  public var number: Int

  /// The time to go to, in item time.
  public var time: CMTime

  /// How much before `time` playback may land; zero is exact, positive infinity is anywhere.
  public var before: CMTime

  /// How much after `time` playback may land; zero is exact, positive infinity is anywhere.
  public var after: CMTime

  /// Describes a seek to `time` that lands between `time - before` and `time + after`.
  public init(_ number: Int, to time: CMTime, before: CMTime = .zero, after: CMTime = .zero) {
    self.number = number
    self.time = time
    self.before = before
    self.after = after
  }

  /// Whether the seek must land on its very time.
  public var isExact: Bool { before == .zero && after == .zero }
}
