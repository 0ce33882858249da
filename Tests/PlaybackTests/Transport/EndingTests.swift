import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite struct EndingTests {
  @Test func pausesAtTheEnd() {
    var script = Transcript.playing()

    script.hear(1, .ended(at: .seconds(60)))
    script.hear(1, .at(60, rate: 0))
    script.look()

    #expect(
      script.text == """
        renderer: #1 ended at 60
          → rate 0
          ! item 1 played to its end
          ! rate 0, ended
          ! paused
        renderer: #1 at 60, rate 0
        at 60, paused
        """)
  }

  @Test func reachesTheEndAgainWhenPlayedFromThere() {
    var script = Transcript.playing()
    script.hear(1, .ended(at: .seconds(60)))
    script.forget()

    script.want("play") { $0.rate = 1 }

    #expect(
      script.text == """
        listener: play
          ! rate 1, asked
          ! item 1 played to its end
          ! rate 0, ended
        """)
  }

  @Test func playsOnAfterSeekingAwayFromTheEnd() {
    var script = Transcript.playing()
    script.hear(1, .ended(at: .seconds(60)))
    script.forget()

    script.seek(to: .zero)
    script.hear(1, .sought(number: 1, at: .zero))
    script.want("play") { $0.rate = 1 }

    #expect(
      script.text == """
        listener: seek 1 to 0
          → seek 1 to 0 #1
        renderer: #1 seek 1 arrived at 0
          ! item 1 jumped
          ! seek 1 true
        listener: play
          → rate 1
          ! rate 1, asked
          ! playing
        """)
  }

  @Test func letsTimeRunOnPastTheEnd() {
    var script = Transcript.playing(endAction: .none)

    script.hear(1, .ended(at: .seconds(60)))
    script.hear(1, .at(60, rate: 0))
    script.pass(.seconds(2))
    script.look()
    script.seek(to: .zero)
    script.hear(1, .sought(number: 1, at: .zero))
    script.hear(1, .at(0, rate: 1))

    #expect(
      script.text == """
        renderer: #1 ended at 60
          ! item 1 played to its end
        renderer: #1 at 60, rate 0
        2.0 seconds later
        at 62, playing
        listener: seek 1 to 0
          → seek 1 to 0 #1
        renderer: #1 seek 1 arrived at 0
          → rate 1
          ! item 1 jumped
          ! seek 1 true
        renderer: #1 at 0, rate 1
        """)
  }

  @Test func actsAtOnceWhenToldWhatToDoAfterTheEnd() {
    var script = Transcript.playing(endAction: .none)
    script.hear(1, .ended(at: .seconds(60)))
    script.forget()

    script.want("pause at the end") { $0.endAction = .pause }

    #expect(
      script.text == """
        listener: pause at the end
          → rate 0
          ! rate 0, ended
          ! paused
        """)
  }

  @Test func stopsAtTheBeginningWhenPlayedBackwards() {
    var script = Transcript.playing()
    script.pass(.seconds(2))

    script.want("back") { $0.rate = -1 }
    script.hear(1, .at(2, rate: -1))
    script.pass(.seconds(1))
    script.look()
    script.hear(1, .ended(at: .zero))
    script.want("forth") { $0.rate = 1 }

    #expect(
      script.text == """
        2.0 seconds later
        listener: back
          → rate -1
          ! rate -1, asked
        renderer: #1 at 2, rate -1
        1.0 seconds later
        at 1, playing
        renderer: #1 ended at 0
          → rate 0
          ! rate 0, reachedStart
          ! paused
        listener: forth
          → rate 1
          ! rate 1, asked
          ! playing
        """)
  }

  @Test func playsOnWhenTheEndIsMovedAway() {
    var script = Transcript.playing()
    script.want("end at 5") { $0.current?.end = .seconds(5) }
    script.hear(1, .ended(at: .seconds(5)))
    script.want("end where it ends") { $0.current?.end = .invalid }
    script.want("play") { $0.rate = 1 }

    #expect(
      script.text == """
        listener: end at 5
          → end 5 #1
        renderer: #1 ended at 5
          → rate 0
          ! item 1 played to its end
          ! rate 0, ended
          ! paused
        listener: end where it ends
          → end invalid #1
        listener: play
          → rate 1
          ! rate 1, asked
          ! playing
        """)
  }

  @Test func breaksOffWhenTheItemFails() {
    var script = Transcript.playing()

    script.hear(1, .broken(at: 7))
    script.hear(1, .ended(at: .seconds(7)))
    script.look()
    script.want("play") { $0.rate = 1 }
    script.look()

    #expect(
      script.text == """
        renderer: #1 failed at 7: damaged
          → stop
          ! item 1 failed: damaged
          ! item 1 broke off: damaged
          ! rate 0, failed
          ! paused
        renderer: #1 ended at 7
        at 7, paused
        listener: play
          ! rate 1, asked
          ! waiting for an item
        at 7, waiting for an item
        """)
  }

  @Test func playsAnotherItemAfterAFailure() {
    var script = Transcript()
    script.want("play one") { ($0.current, $0.rate) = (.one, 1) }
    script.hear(1, .broken(at: 0))
    script.want("play two") { ($0.current, $0.rate) = (.two, 1) }
    script.hear(2, .minute)

    #expect(
      script.text == """
        listener: play one
          → load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        renderer: #1 failed at 0: damaged
          → stop
          ! item 1 failed: damaged
          ! rate 0, failed
          ! paused
        listener: play two
          → load two at 0 #2
          ! rate 1, asked
          ! waiting to see
        renderer: #2 ready, 60 long
          → rate 1
          ! item 2 ready
          ! playing
        """)
  }
}
