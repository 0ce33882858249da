/// What a renderer can do; what it cannot stays in the intent and out of the commands.
public struct Abilities: Sendable, Hashable {
  /// The rates it can play at, forward.
  public var rates: ClosedRange<Double>

  /// Whether it can play backwards.
  public var playsBackwards: Bool

  /// Whether it can hold a follower and join it without a gap.
  public var enqueues: Bool

  /// Whether it has a volume of its own.
  public var setsVolume: Bool

  /// Whether it can choose among tracks.
  public var selectsTracks: Bool

  /// Whether it can start at a given instant.
  public var startsAtInstant: Bool

  /// Whether it can go frame by frame.
  public var steps: Bool

  /// Whether it can make single tracks louder or softer over an item's time.
  public var mixes: Bool

  /// Everything there is.
  public static let all = Abilities(
    rates: 1 / 32...32, playsBackwards: true, enqueues: true, setsVolume: true, selectsTracks: true,
    startsAtInstant: true, steps: true)

  /// Lists what a renderer can do.
  public init(
    rates: ClosedRange<Double>, playsBackwards: Bool, enqueues: Bool, setsVolume: Bool, selectsTracks: Bool,
    startsAtInstant: Bool, steps: Bool, mixes: Bool = true
  ) {
    self.rates = rates
    self.playsBackwards = playsBackwards
    self.enqueues = enqueues
    self.setsVolume = setsVolume
    self.selectsTracks = selectsTracks
    self.startsAtInstant = startsAtInstant
    self.steps = steps
    self.mixes = mixes
  }
}
