import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite struct LiveTests {
  private func window(from start: Double, to end: Double) -> Report.Event {
    .seekable([CMTimeRange(start: .seconds(start), end: .seconds(end))])
  }

  private func playing(_ entry: Entry = .one) -> Transcript {
    var script = Transcript()
    let range = CMTimeRange(start: .zero, end: .seconds(30))
    script.want("play") { ($0.current, $0.rate) = (entry, 1) }
    script.hear(
      1, .ready(Readiness(duration: .indefinite, seekable: [range], recommendedOffset: .seconds(6))))
    script.hear(1, .at(20, rate: 1))
    script.forget()
    return script
  }

  @Test func goesOnBehindTheEdgeWhereItsPlaceIsGone() {
    var script = playing()

    script.want("pause") { $0.rate = 0 }
    script.hear(1, .at(20, rate: 0))
    script.hear(1, window(from: 100, to: 130))
    script.forget()
    script.want("play") { $0.rate = 1 }
    script.hear(1, .sought(number: 1, at: .seconds(124)))

    #expect(
      script.text == """
        listener: play
          → seek 1 to 124 #1
          → rate 1
          ! rate 1, asked
          ! playing
        renderer: #1 seek 1 arrived at 124
          ! item 1 jumped
        """)
  }

  @Test func goesOnWhereItWasWhileThatIsThere() {
    var script = playing()

    script.want("pause") { $0.rate = 0 }
    script.hear(1, window(from: 15, to: 45))
    script.forget()
    script.want("play") { $0.rate = 1 }

    #expect(!script.text.contains("seek"))
  }

  @Test func goesToTheEdgeLessTheOffsetThatIsWanted() {
    var entry = Entry.one
    entry.offsetFromLive = .seconds(10)
    var script = playing(entry)

    script.seek(to: .positiveInfinity)

    #expect(script.text.contains("→ seek 1 to 20 #1"))
  }

  @Test(arguments: [true, false])
  func keepsItsDistanceThroughAStallWhereThatIsWanted(_ isWanted: Bool) {
    var entry = Entry.one
    entry.preservesOffset = isWanted
    var script = playing(entry)
    script.hear(1, .little)
    script.hear(1, .stalled)
    script.hear(1, window(from: 20, to: 50))
    script.forget()

    script.hear(1, .plenty)

    #expect(script.text.contains("→ seek 1 to 44 #1") == isWanted)
  }

  @Test func knowsDatesFromAnchors() {
    let anchors = [
      DateAnchor(time: .zero, date: 1000), DateAnchor(time: .seconds(10), date: 2000),
    ]

    #expect(anchors.date(of: .seconds(4)) == 1004)
    #expect(anchors.date(of: .seconds(12)) == 2002)
    #expect(anchors.time(of: 1004) == .seconds(4))
    #expect(anchors.time(of: 2002) == .seconds(12))
    #expect(anchors.time(of: 1500) == nil)
    #expect(anchors.time(of: 900) == nil)
  }
}
