extension PlayEvent {
  /// The event as one line of JSON.
  package var line: String {
    let (name, members) = kind.parts
    let head = [
      JSON.Member("event", .string(name)), JSON.Member("time", .seconds(time)),
      JSON.Member("item", item.map { .integer($0) } ?? .null),
    ]
    return JSON.object(head + members).line
  }

  /// What each event says, for the help.
  package static let table: [(name: String, text: String)] = [
    ("start", "The item became the current one: url, round (from 1)."),
    ("ready", "It can play: duration, seekable, title, artist."),
    ("state", "Time runs or not: state (playing, paused, waiting), reason, rate, position."),
    ("progress", "Once a second: position, duration, buffered, rate, volume, muted."),
    ("stalled", "Nothing was left to play: position."),
    ("seek", "You went to another time: to."),
    ("warning", "Something went wrong that playback survived: error {code, message}."),
    ("ended", "The item came to its end: position."),
    ("failed", "The item could not be played on: position, error {code, message}."),
    ("stopped", "You ended it."),
    (
      "summary",
      "The last line: items, one for each URL: {url, title, ended, error {code, message}, duration, played, startup, "
        + "stalls, plays, bytes, observedBitrate, indicatedBitrate, droppedFrames, seeks}. 'played' is the media time that was rendered, 'startup' the time from play to the first "
        + "buffer, 'stalls' and 'plays' are counts, 'ended' tells whether it came to its end, "
        + "'bytes' is what came over a network, the rates are bits a second as measured and as the playlist says, "
        + "'seeks' the seconds that each took."
    ),
  ]
}

extension PlayEvent.Kind {
  /// The event's name and what it has to say.
  fileprivate var parts: (String, [JSON.Member]) {
    switch self {
    case .start(let url, let round):
      ("start", [member("url", .string(url)), member("round", .integer(round))])
    case .ready(let duration, let isSeekable, let title, let artist):
      (
        "ready",
        [
          member("duration", .seconds(duration)), member("seekable", .bool(isSeekable)),
          member("title", .text(title)),
          member("artist", .text(artist)),
        ]
      )
    case .state(let state, let reason, let rate, let position):
      (
        "state",
        [
          member("state", .string(state.rawValue)), member("reason", .text(reason)),
          member("rate", .number(rate)),
          member("position", .seconds(position)),
        ]
      )
    case .progress(let position, let duration, let buffered, let rate, let volume, let isMuted):
      (
        "progress",
        [
          member("position", .seconds(position)), member("duration", .seconds(duration)),
          member("buffered", .seconds(buffered)), member("rate", .number(rate)),
          member("volume", .number(volume)),
          member("muted", .bool(isMuted)),
        ]
      )
    case .stalled(let position): ("stalled", [member("position", .seconds(position))])
    case .seek(let time): ("seek", [member("to", .seconds(time))])
    case .warning(let failure): ("warning", [member("error", failure.json)])
    case .ended(let position): ("ended", [member("position", .seconds(position))])
    case .failed(let failure, let position):
      ("failed", [member("position", .seconds(position)), member("error", failure.json)])
    case .stopped: ("stopped", [])
    }
  }

  private func member(_ name: String, _ value: JSON) -> JSON.Member { JSON.Member(name, value) }
}
