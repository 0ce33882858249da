/// A time that runs: where it is and how fast it goes, whenever it is asked.
///
/// Here there are those of items, which say how playback really goes; they can be read and not be set.
public final class CMTimebase: Sendable {
  private let read: @Sendable () -> (time: CMTime, rate: Double)

  /// A time that `read` tells; any thread may ask.
  package init(_ read: @escaping @Sendable () -> (time: CMTime, rate: Double)) { self.read = read }

  /// Where it is.
  public var time: CMTime { read().time }

  /// How fast it goes: 1 is as fast as a clock, 0 is not at all.
  public var rate: Double { read().rate }

  /// How fast it goes beside the host's clock; that is the same.
  public var effectiveRate: Double { rate }

  /// Where it is and how fast it goes, at one moment.
  public var timeAndRate: (time: CMTime, rate: Double) { read() }

  /// Where it is, counted in this timescale.
  public func time(
    withTimescale timescale: CMTimeScale, rounding: CMTimeRoundingMethod = .default
  ) -> CMTime {
    time.convertScale(timescale, method: rounding)
  }
}
