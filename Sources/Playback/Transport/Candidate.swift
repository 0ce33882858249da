/// A renderer that gets ready to take over, and until when it may take to do so.
struct Candidate: Sendable, Hashable {
  var deck: Deck
  let deadline: ContinuousClock.Instant
}
