import Playback

/// What was awaited did not come.
struct Unexpected: Error, CustomStringConvertible {
  let awaited: String
  let heard: [Report]

  var description: String {
    "\(awaited) did not come; heard was "
      + heard.suffix(12).map { "\($0.ticket) \($0.event)" }.joined(separator: "; ")
  }
}
