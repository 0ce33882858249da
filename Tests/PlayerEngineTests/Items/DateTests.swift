import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import Testing

/// Dates that an item's times stand for.
@Suite(.timeLimit(.minutes(1)))
struct DateTests {
  private static let beginning = 1_709_251_200.0

  private let stage = Stage([
    "a": FakeMedia(
      Readiness(
        duration: .indefinite, seekable: [CMTimeRange(start: .zero, end: seconds(60))],
        dates: [DateAnchor(time: .zero, date: DateTests.beginning)], recommendedOffset: seconds(6))),
    "b": FakeMedia(duration: seconds(10)),
  ])

  private func date(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: DateTests.beginning + seconds)
  }

  @Test func areToldOfTheCurrentTime() async {
    let item = await stage.ready()

    #expect(item.currentDate() == date(0))
  }

  @Test func areUnknownWhereTheMediaDoesNotSay() async {
    let item = await stage.ready("b")

    #expect(item.currentDate() == nil)
    #expect(!item.seek(to: date(5)))
    #expect(await stage.player.seek(to: date(5)) == false)
  }

  @Test func canBeSoughtTo() async {
    let item = await stage.ready()

    let arrived = await stage.player.seek(to: date(12))

    #expect(arrived && item.currentTime() == seconds(12))
  }

  @Test func cannotBeSoughtToOutsideOfWhatCan() async {
    let item = await stage.ready()

    #expect(!item.seek(to: date(100)))
    #expect(!item.seek(to: date(-1)))
  }

  @Test func comeWithADistanceFromTheEdge() async {
    let item = await stage.ready()

    #expect(item.recommendedTimeOffsetFromLive == seconds(6))
    #expect(item.duration.isIndefinite)
  }
}
