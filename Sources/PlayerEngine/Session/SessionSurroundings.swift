/// What goes on around an audio session, as far as somebody watches it: where the sound goes, how loud the
/// machine is, whether others play.
///
/// Nothing is known until whoever talks to the sound server says it.
package struct SessionSurroundings: Sendable {
  /// The ways that the sound goes.
  package var route: AVAudioSessionRouteDescription

  /// How loud the machine is: from 0, silent, to 1.
  package var outputVolume: Float

  /// Whether another program plays.
  package var isOtherAudioPlaying: Bool

  /// Whether another program plays that does not mix.
  package var isOtherAudioSolo: Bool

  /// Surroundings as given; the defaults are those of a machine of which nothing is known.
  package init(
    route: AVAudioSessionRouteDescription = AVAudioSessionRouteDescription(outputs: []),
    outputVolume: Float = 1, isOtherAudioPlaying: Bool = false, isOtherAudioSolo: Bool = false
  ) {
    self.route = route
    self.outputVolume = outputVolume
    self.isOtherAudioPlaying = isOtherAudioPlaying
    self.isOtherAudioSolo = isOtherAudioSolo
  }
}
