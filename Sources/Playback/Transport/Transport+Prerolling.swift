// MARK: - Getting ready to start at once

extension Transport {
  /// Gets the item ready to start at `rate` without delay; answers the number under which the end of it will be told.
  ///
  /// It comes to nothing when something else is done to the item's time meanwhile.
  package mutating func prepare(atRate rate: Double, at now: ContinuousClock.Instant) -> (
    number: Int, outcome: Outcome
  ) {
    let number = nextNumber()
    let outcome = decide(at: now) { transport in
      transport.abandonPreroll()
      guard transport.intent.rate == 0, transport.isReady, transport.canPlay(at: rate) else {
        return transport.tell(.prerolled(number, false))
      }
      transport.preroll = number
    }
    return (number, outcome)
  }

  /// Ends a preroll that is not done as not done.
  package mutating func cancelPreroll(at now: ContinuousClock.Instant) -> Outcome {
    decide(at: now) { $0.abandonPreroll() }
  }

  mutating func abandonPreroll() {
    if let preroll { tell(.prerolled(preroll, false)) }
    preroll = nil
  }

  /// Says that the preroll is done, once nothing is under way and there is something to play.
  mutating func finishPreroll() {
    guard let preroll, lead?.flight == nil, current?.buffering?.isEmpty != true else { return }
    self.preroll = nil
    tell(.prerolled(preroll, true))
  }
}
