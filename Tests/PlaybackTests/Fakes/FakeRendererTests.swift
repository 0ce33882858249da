import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct FakeRendererTests {
  private let clock = FakeTimekeeper()

  @Test func playsAQueueAsItsMediaSay() async throws {
    var thin = FakeMedia(duration: .seconds(5))
    thin.gaps = [FakeMedia.Gap(at: .seconds(1), for: .seconds(2))]
    thin.tellsBuffering = true
    var cracked = FakeMedia(duration: .seconds(60))
    cracked.breakage = FakeMedia.Breakage(at: .seconds(1.5), PlaybackError(.damaged))
    let renderer = FakeRenderer(["thin": thin, "cracked": cracked], timekeeper: clock)

    await renderer.perform(.load(Media(url: "thin"), at: .zero, ticket: Ticket(1)))
    await renderer.perform(.enqueue(Media(url: "cracked"), ticket: Ticket(2)))
    await renderer.perform(.setRate(1))
    clock.advance(by: .seconds(4))
    await renderer.perform(.seek(Seek(1, to: .seconds(4.5)), ticket: Ticket(1)))
    clock.advance(by: .seconds(10))
    await renderer.perform(.load(Media(url: "missing"), at: .zero, ticket: Ticket(3)))
    renderer.leave()
    let reports = await renderer.reports.reduce(into: []) { $0.append($1) }

    try Golden("queue.txt").check(reports)
  }

  @Test func writesDownWhatItIsTold() async {
    let renderer = FakeRenderer()

    await renderer.perform(.setVolume(0.5))
    await renderer.perform(.stop)

    #expect(renderer.commands == [.setVolume(0.5), .stop])
  }

  @Test func saysWhatItIsMadeToSay() async {
    let renderer = FakeRenderer(["tone": .silent])
    await renderer.perform(.load(Media(url: "tone"), at: .zero, ticket: Ticket(7)))

    renderer.say(.stalled)

    let first = await renderer.reports.first { _ in true }
    #expect(first == Report(Ticket(7), .stalled))
  }

  @Test func refusesRatesItCannotPlayAt() async {
    var abilities = Abilities.all
    abilities.rates = 1...1
    let renderer = FakeRenderer(["tone": FakeMedia(duration: .seconds(60))], abilities: abilities)
    await renderer.perform(.load(Media(url: "tone"), at: .zero, ticket: Ticket(1)))

    await renderer.perform(.setRate(2))

    renderer.leave()
    let last = await renderer.reports.reduce(nil) { $1 }
    #expect(last == Report(Ticket(1), .rateRefused(2)))
  }
}
