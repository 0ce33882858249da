import Playback

// MARK: - How loud tracks are

extension LocalRenderer {
  /// Makes tracks louder or softer over an item's time, from what is written next on.
  func set(_ mix: Mix, ticket: Ticket) {
    guard items[ticket] != nil else { return }
    items[ticket]?.mix = mix
    applyMix(to: ticket)
    // While it stands, what is written is heard only later, and so is written anew.
    guard rate == 0, ticket == current, let position, position.ticket == ticket else { return }
    takeBack(to: position.time)
  }

  /// Tells the feed how loud the track is that plays, and who hears it first.
  func applyMix(to ticket: Ticket) {
    guard let item = items[ticket] else { return }
    let playing = item.pipeline.shownTracks.first { track in
      if case .audio = track.kind { track.isSelected } else { false }
    }
    let loudness = playing.flatMap { Loudness(item.mix.ramps[$0.id]) }
    let tap = playing.flatMap { item.mix.taps[$0.id] }
    if tap != item.tap?.tap {
      item.tap?.end()
      items[ticket]?.tap = tap.map(TapSession.init)
    }
    let session = items[ticket]?.tap
    feed.change(ticket) { ($0.loudness, $0.tap) = (loudness, session) }
  }
}
