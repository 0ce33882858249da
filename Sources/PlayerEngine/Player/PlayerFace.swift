import Playback

/// Those of a player's observable properties that follow from its state, at one moment.
struct PlayerFace: Sendable {
  let rate: Double
  let control: TimeControl
  let item: Int?
  let volume: Double
  let isMuted: Bool
  let hasPlayedAny: Bool
  let endAction: EndAction
  let waits: Bool

  init(_ state: PlayerState) {
    let intent = state.transport.intent
    rate = intent.rate
    control = state.transport.timeControl
    item = state.queue.first?.number
    (volume, isMuted) = (intent.volume, intent.isMuted)
    hasPlayedAny = state.hasPlayedAny
    (endAction, waits) = (intent.endAction, intent.waitsToMinimizeStalling)
  }

  /// The names of the properties that were others in `before`.
  func names(changedSince before: PlayerFace) -> [String] {
    var names: [String] = []
    if item != before.item { names.append("currentItem") }
    if AVPlayer.TimeControlStatus(control) != AVPlayer.TimeControlStatus(before.control) {
      names.append("timeControlStatus")
    }
    if AVPlayer.WaitingReason(control) != AVPlayer.WaitingReason(before.control) {
      names.append("reasonForWaitingToPlay")
    }
    if rate != before.rate { names.append("rate") }
    if hasPlayedAny != before.hasPlayedAny { names.append("status") }
    if volume != before.volume { names.append("volume") }
    if isMuted != before.isMuted { names.append("isMuted") }
    if endAction != before.endAction { names.append("actionAtItemEnd") }
    if waits != before.waits { names.append("automaticallyWaitsToMinimizeStalling") }
    return names
  }
}
