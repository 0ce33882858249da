public import Observation

// Players and items can be observed by Swift Observation, always: what is read is followed, and every change is told.

extension AVPlayer: nonisolated Observable {
  /// Whether Swift Observation sees players and items: always, whatever is set.
  nonisolated public static var isObservationEnabled: Bool {
    get { true }
    set { _ = newValue }
  }
}

extension AVPlayerItem: nonisolated Observable {}

extension AVPlayerItemTrack: nonisolated Observable {}

extension AVPlayerLooper: Observable {}
