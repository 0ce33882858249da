import LocalRenderer
public import PlayerEngine

extension AVPlayer {
  /// A player for tests: its time is that of `clock`, its sound goes into `capture`, its pictures nowhere.
  nonisolated public convenience init(clock: TestClock, capture: AudioCapture) {
    self.init(renderer: LocalRenderer(audio: capture.output, video: .null, clock: clock.clock))
  }
}
