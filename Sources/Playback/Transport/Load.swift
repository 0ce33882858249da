import CoreMedia

/// One loading of one item by one renderer, and what that renderer was told of it.
struct Load: Sendable, Hashable {
  let id: Int
  let media: Media
  let ticket: Ticket
  let start: CMTime
  var isReady = false
  var end = CMTime.invalid
  var tracks: [Int]?
  var limits = Limits.none
  var mix = Mix.plain

  init(_ entry: Entry, at start: CMTime, ticket: Ticket) {
    (id, media) = (entry.id, entry.media)
    self.start = start
    self.ticket = ticket
  }

  /// Tells whether this is a loading of what `entry` describes.
  func serves(_ entry: Entry) -> Bool { id == entry.id && media == entry.media }
}
