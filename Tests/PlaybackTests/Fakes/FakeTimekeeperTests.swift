import Playback
import PlaybackTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct FakeTimekeeperTests {
  private let clock = FakeTimekeeper()

  @Test func standsStillUntilToldToGoOn() {
    let before = clock.now

    clock.advance(by: .seconds(3600))

    #expect(before.duration(to: clock.now) == .seconds(3600))
  }

  @Test func wakesWhoSlept() async throws {
    let instant = clock.now + .seconds(60)
    let sleeper = Task { [clock] in try await clock.sleep(until: instant) }
    while clock.sleepers == 0 { await Task.yield() }

    clock.advance(by: .seconds(60))

    try await sleeper.value
    #expect(clock.sleepers == 0)
  }

  @Test func letsACancelledSleeperGo() async {
    let instant = clock.now + .seconds(60)
    let sleeper = Task { [clock] in try await clock.sleep(until: instant) }
    while clock.sleepers == 0 { await Task.yield() }

    sleeper.cancel()

    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test func doesNotSleepUntilWhatIsOver() async throws {
    try await clock.sleep(until: clock.now)

    #expect(clock.sleepers == 0)
  }
}
