package import CoreMedia

/// What `mplayerd play` was asked to do.
package struct PlayOptions: Sendable, Hashable {
  /// What to play, in order.
  package var items: [PlayItem] = []

  /// Where every item starts; zero is its beginning.
  package var start = CMTime.zero

  /// Where every item ends; invalid means its own end.
  package var end = CMTime.invalid

  /// The speed; negative plays backwards.
  package var rate = 1.0

  /// How loud, from 0 to 1.
  package var volume = 1.0

  /// Whether it starts silent.
  package var isMuted = false

  /// How often the queue is played; nil means until stopped.
  package var rounds: Int? = 1

  /// Where sound goes.
  package var audio = AudioChoice.automatic

  /// Where pictures go.
  package var video = VideoChoice.automatic

  /// Whether playback keeps time, or runs as fast as it decodes.
  package var keepsTime = true

  /// HTTP headers for each item's own origin.
  package var headers: [String: String] = [:]

  /// How long a source may give nothing.
  package var timeout = Duration.seconds(15)

  /// What the command says while it plays.
  package var speech = Speech.people

  /// For whom the command speaks.
  package enum Speech: Sendable, Hashable {
    /// People: a progress line and sentences.
    case people
    /// Nobody, unless something is wrong.
    case quiet
    /// Programs: a line of JSON for each event.
    case json
  }

  /// Plays nothing yet.
  package init() {}
}
