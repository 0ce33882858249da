import LocalRenderer
package import Playback
import Synchronization

/// What players and assets are made with unless they are told otherwise: the renderer of a new player, and
/// the way into media that nobody plays.
///
/// The defaults are this machine's own pipeline with automatic outputs; a command or a test replaces them
/// before it makes players.
package struct PlayerEnvironment: Sendable {
  /// Makes the renderer of a new player.
  package var makeRenderer: @Sendable () -> any Renderer

  /// Looks into media without playing it.
  package var inspect: @Sendable (Media) async throws(PlaybackError) -> Readiness

  /// Sets both.
  package init(
    makeRenderer: @escaping @Sendable () -> any Renderer,
    inspect: @escaping @Sendable (Media) async throws(PlaybackError) -> Readiness
  ) {
    self.makeRenderer = makeRenderer
    self.inspect = inspect
  }

  /// What holds for this process now.
  package static var shared: PlayerEnvironment {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Mutex(PlayerEnvironment.local)
}

extension PlayerEnvironment {
  /// This machine's own pipeline, with automatic outputs.
  private static let local = PlayerEnvironment(
    makeRenderer: { LocalRenderer() },
    inspect: { media throws(PlaybackError) in try await LocalRenderer.inspect(media) })
}
