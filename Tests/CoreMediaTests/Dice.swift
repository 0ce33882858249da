import CoreMedia

/// A source of chance that throws the same numbers for the same seed, so that a failing case can be thrown again.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A time of either sign whose value has up to `bits` bits, long and short ones being equally likely.
  mutating func time(bits: Int) -> CMTime {
    let limit = Int64(1) << Int.random(in: 0...bits, using: &self)
    return CMTime(value: .random(in: -limit...limit, using: &self), timescale: timescale())
  }

  /// A timescale that media have, or any other.
  mutating func timescale() -> CMTimeScale {
    let usual: [CMTimeScale] = [1, 24, 25, 30, 600, 1000, 44100, 48000, 90000, 1_000_000_000]
    return Bool.random(using: &self)
      ? usual[Int.random(in: usual.indices, using: &self)] : .random(in: 1 ... .max, using: &self)
  }

  /// A range between whole seconds from 0 to 20.
  mutating func range() -> CMTimeRange {
    let start = Int64.random(in: 0...15, using: &self)
    let length = Int64.random(in: 0...5, using: &self)
    return CMTimeRange(
      start: CMTime(value: start, timescale: 1), duration: CMTime(value: length, timescale: 1))
  }
}
