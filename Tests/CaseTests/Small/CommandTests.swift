import CoreMedia
import Playback
import Testing

extension Cases {
  /// Whatever it is told, in whatever order, a renderer lives on.
  @Suite struct Commands {
    @Test(arguments: ["tune.flac", "clip.mp4"])
    func inAnyOrderLeaveItAlive(_ name: String) async throws {
      var dice = SystemRandomNumberGenerator()
      var trial = Trial()
      try await trial.load(Clips.media(name))

      for number in 1...500 {
        let time = CMTime(value: .random(in: 0...40, using: &dice), timescale: 10)
        switch Int.random(in: 0..<5, using: &dice) {
        case 0: await trial.tell(.setRate(0))
        case 1: await trial.tell(.setRate([0.5, 1, 2].randomElement(using: &dice) ?? 1))
        case 2: await trial.tell(.seek(Seek(number, to: time, before: time, after: time), ticket: Ticket(1)))
        default: await trial.tell(.seek(Seek(number, to: time), ticket: Ticket(1)))
        }
      }
      try await trial.load(Clips.media("gapless/1.flac"), ticket: 2)
      let end = try await trial.playToTheEnd(of: 2)

      #expect(end == CMTime(value: 2, timescale: 1))
    }
  }
}
