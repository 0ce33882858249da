package import Playback

// What a player is made of.

extension AVPlayer {
  /// A player without an item, that plays with `renderer`.
  nonisolated package convenience init(renderer: any Renderer) {
    self.init()
    attach(renderer)
  }

  /// How fast the item's time runs, as far as is known: 0 while it waits or a seek is under way.
  nonisolated package var effectiveRate: Double { core.read { $0.transport.effectiveRate } }

  /// Lets `renderer` play; one that plays already goes on until it is ready, or for good if it is not within
  /// `patience`.
  nonisolated package func attach(_ renderer: any Renderer, within patience: Duration = .seconds(15)) {
    core.decide { state, changes in core.attach(renderer, &state, &changes, within: patience) }
  }
}
