import AVFoundation
import PlayerEngine
import Testing

@Suite struct ValueTests {
  @Test func holdsATime() {
    #expect(NSValue(time: seconds(2)).timeValue == seconds(2))
  }

  @Test func holdsARange() {
    let range = CMTimeRange(start: .zero, duration: seconds(2))

    #expect(NSValue(timeRange: range).timeRangeValue == range)
  }

  @Test func holdsAMapping() {
    let range = CMTimeRange(start: .zero, duration: seconds(2))
    let mapping = CMTimeMapping(source: range, target: range)

    #expect(NSValue(timeMapping: mapping).timeMappingValue == mapping)
  }

  @Test func isMadeOfManyTimes() {
    #expect([seconds(1), seconds(2)].map(NSValue.init(time:)).map(\.timeValue.seconds) == [1, 2])
  }

  @Test func equalsAnotherOfTheSameTime() {
    #expect(NSValue(time: seconds(2)) == NSValue(time: seconds(2)))
  }

  @Test func holdsNoTimeWhereItHoldsSomethingElse() {
    #expect(!NSNumber(value: 1).timeValue.isValid)
  }
}
