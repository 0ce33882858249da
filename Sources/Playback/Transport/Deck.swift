/// One renderer as the transport sees it: what it can do, and what it was told.
struct Deck: Sendable, Hashable {
  let slot: Slot
  var abilities: Abilities

  /// The item it was told to play, and the one it was told to hold ready.
  var loaded: Load?
  var follower: Load?

  /// The follower taken back last, which may have begun before it heard so.
  var dropped: Ticket?

  /// The seek it is carrying out.
  var flight: Int?

  /// The rate it was told; nil where it may have set another by itself, as renderers may at an end.
  var rate: Double? = 0
  var volume: Double?
  var isMuted: Bool?
  var pitch: PitchAlgorithm?

  init(_ slot: Slot, _ abilities: Abilities) {
    self.slot = slot
    self.abilities = abilities
  }

  /// The rate to ask for when the listener wants `rate`: the nearest the renderer can play at.
  func pace(for rate: Double) -> Double {
    if rate == 0 || (rate < 0 && !abilities.playsBackwards) { return 0 }
    let pace = min(max(abs(rate), abilities.rates.lowerBound), abilities.rates.upperBound)
    return rate < 0 ? -pace : pace
  }

  /// Takes the follower for the item that plays, as the renderer did.
  mutating func join(_ follower: Load) {
    (loaded, self.follower, dropped, flight) = (follower, nil, nil, nil)
    loaded?.isReady = true
  }

  /// Forgets what was loaded, as the renderer does when it stops.
  mutating func forget() { (loaded, follower, dropped, flight, rate) = (nil, nil, nil, nil, 0) }
}
