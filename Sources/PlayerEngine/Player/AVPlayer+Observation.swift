public import Observation

// Swift's own observation sees players, items and tracks.

extension AVPlayer: nonisolated Observable {
  /// Whether Swift's `Observation` sees players, items and tracks: always, since it costs nothing where nobody looks.
  ///
  /// On Apple's systems it has to be set to true before the first player is made; here that changes nothing.
  nonisolated public class var isObservationEnabled: Bool {
    get { true }
    set { precondition(newValue, "Observation of players cannot be switched off here.") }
  }
}

extension AVPlayerItem: nonisolated Observable {}

extension AVPlayerItemTrack: nonisolated Observable {}
