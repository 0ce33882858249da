import LocalRenderer
import Testing

@Suite struct FrameCounterTests {
  @Test func playsNeighboursWhole() {
    var counter = FrameCounter(rate: 44_100, start: 0)

    let plans = [counter.plan(time: 0, count: 1024), counter.plan(time: 23_219_955, count: 1024)]

    #expect(plans.map(\.played) == [1024, 1024])
  }

  @Test func takesStampsThatContainersRoundedForNeighbours() {
    var counter = FrameCounter(rate: 48_000, start: 0)

    let plans = (0..<50).map { counter.plan(time: Int64($0) * 21_000_000, count: 1024) }

    #expect(plans.allSatisfy { $0.played == 1024 && $0.silence == 0 && $0.skipped == 0 })
  }

  @Test func fillsARealHoleWithSilence() {
    var counter = FrameCounter(rate: 1000, start: 0)
    _ = counter.plan(time: 0, count: 100)

    let plan = counter.plan(time: 1_100_000_000, count: 100)

    #expect(plan.silence == 1000)
  }

  @Test func beginsWithSilenceWhereSoundBeginsLater() {
    var counter = FrameCounter(rate: 44_100, start: 0)

    let plan = counter.plan(time: 1_500_000_000, count: 1024)

    #expect(
      plan == FrameCounter.Plan(silence: 66_150, played: 1024, time: 1_500_000_000, duration: 23_219_955))
  }

  @Test func leavesOutWhatComesBeforeTheStart() {
    var counter = FrameCounter(rate: 1000, start: 50_000_000)

    let plan = counter.plan(time: 0, count: 100)

    #expect(plan == FrameCounter.Plan(skipped: 50, played: 50, time: 50_000_000, duration: 50_000_000))
  }

  @Test func leavesOutAnOverlap() {
    var counter = FrameCounter(rate: 1000, start: 0)
    _ = counter.plan(time: 0, count: 1000)

    let plan = counter.plan(time: 500_000_000, count: 1000)

    #expect(plan.skipped == 500)
  }

  @Test func stopsAtItsLimitToTheFrame() {
    var counter = FrameCounter(rate: 44_100, start: 0, limit: 1500)
    _ = counter.plan(time: 0, count: 1024)

    let plan = counter.plan(time: nil, count: 1024)

    #expect(plan.played == 476)
    #expect(plan.isLast)
  }

  @Test(arguments: [1, 2]) func takesARoundingErrorOffTheEnd(_ excess: Int) {
    var counter = FrameCounter(rate: 44_100, start: 0)

    let plan = counter.plan(time: 0, count: 44_100 + excess, nominalEnd: 1_000_000_000)

    #expect(plan.played == 44_100)
  }

  @Test func playsOnBehindAnEndThatWasOnlyGuessed() {
    var counter = FrameCounter(rate: 44_100, start: 0)

    let plan = counter.plan(time: 0, count: 44_103, nominalEnd: 1_000_000_000)

    #expect(plan.played == 44_103)
  }

  @Test(arguments: [8000, 11_025, 22_050, 44_100, 48_000, 96_000, 192_000])
  func findsEveryFrameByItsTime(_ rate: Int) {
    let counter = FrameCounter(rate: rate, start: 0)

    let frames: [Int64] = [0, 1, 2, 3, 441, 44_099, 44_101, 1_000_003, 635_040_001]

    #expect(frames.allSatisfy { FrameCounter.frames(counter.time(of: $0), rate: Int64(rate)) == $0 })
  }
}
