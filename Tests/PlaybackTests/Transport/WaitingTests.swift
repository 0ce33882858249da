import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite struct WaitingTests {
  @Test func waitsUntilTheDataKeepsUp() {
    var script = Transcript()

    script.want("play") { ($0.current, $0.rate) = (.one, 1) }
    script.hear(1, .little)
    script.hear(1, .minute)
    script.hear(1, .plenty)
    script.hear(1, .at(0, rate: 1))

    #expect(
      script.text == """
        listener: play
          → load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        renderer: #1 buffering: does not keep up
          ! item 1 buffering: does not keep up
        renderer: #1 ready, 60 long
          ! item 1 ready
          ! waiting for data
        renderer: #1 buffering: keeps up
          → rate 1
          ! item 1 buffering: keeps up
          ! playing
        renderer: #1 at 0, rate 1
        """)
  }

  @Test func keepsTheRateThroughAStall() {
    var script = Transcript.playing()
    script.hear(1, .plenty)
    script.pass(.seconds(4))
    script.forget()

    script.hear(1, .little)
    script.hear(1, .stalled)
    script.look()
    script.hear(1, .at(4, rate: 0))
    script.hear(1, .little)
    script.hear(1, .plenty)
    script.hear(1, .at(4, rate: 1))

    #expect(
      script.text == """
        renderer: #1 buffering: does not keep up
          ! item 1 buffering: does not keep up
        renderer: #1 stalled
          → rate 0
          ! item 1 buffering: does not keep up, empty
          ! item 1 stalled
          ! waiting for data
        at 4, waiting for data
        renderer: #1 at 4, rate 0
        renderer: #1 buffering: does not keep up
          ! item 1 buffering: does not keep up
        renderer: #1 buffering: keeps up
          → rate 1
          ! item 1 buffering: keeps up
          ! playing
        renderer: #1 at 4, rate 1
        """)
  }

  @Test func pausesAtAStallUnlessItMayWait() {
    var script = Transcript.playing()
    script.want("do not wait") { $0.waitsToMinimizeStalling = false }
    script.hear(1, .plenty)
    script.forget()

    script.hear(1, .stalled)

    #expect(
      script.text == """
        renderer: #1 stalled
          → rate 0
          ! item 1 buffering: does not keep up, empty
          ! item 1 stalled
          ! rate 0, stalled
          ! paused
        """)
  }

  @Test func triesAtOnceWhenItMayWaitNoLonger() {
    var script = Transcript.playing()
    script.hear(1, .plenty)
    script.hear(1, .stalled)
    script.forget()

    script.want("do not wait") { $0.waitsToMinimizeStalling = false }

    #expect(
      script.text == """
        listener: do not wait
          → rate 1
          ! playing
        """)
  }

  @Test func playsImmediatelyWhatIsThere() {
    var script = Transcript()
    script.want("one") { $0.current = .one }
    script.hear(1, .minute)
    script.hear(1, .little)
    script.forget()

    script.playImmediately(atRate: 1)
    script.hear(1, .stalled)

    #expect(
      script.text == """
        listener: play immediately at 1
          → rate 1
          ! rate 1, asked
          ! playing
        renderer: #1 stalled
          → rate 0
          ! item 1 buffering: does not keep up, empty
          ! item 1 stalled
          ! waiting for data
        """)
  }

  @Test func cannotPlayImmediatelyWhatIsNotThere() {
    var script = Transcript()
    script.want("one, without waiting") { ($0.current, $0.waitsToMinimizeStalling) = (.one, false) }
    script.hear(1, .minute)
    script.hear(1, .nothing)
    script.forget()

    script.playImmediately(atRate: 1)
    script.want("wait") { $0.waitsToMinimizeStalling = true }
    script.playImmediately(atRate: 1)
    script.hear(1, .little)

    #expect(
      script.text == """
        listener: play immediately at 1
          ! rate 1, asked
          ! rate 0, stalled
        listener: wait
        listener: play immediately at 1
          ! rate 1, asked
          ! waiting for data
        renderer: #1 buffering: does not keep up
          → rate 1
          ! item 1 buffering: does not keep up
          ! playing
        """)
  }

  @Test func leavesAStallToARendererThatDoesNotTellOfItsData() {
    var script = Transcript.playing()
    script.pass(.seconds(2))

    script.hear(1, .stalled)
    script.hear(1, .at(2, rate: 1))

    #expect(
      script.text == """
        2.0 seconds later
        renderer: #1 stalled
          ! item 1 stalled
          ! waiting for data
        renderer: #1 at 2, rate 1
          ! playing
        """)
  }

  @Test func fallsBackToNormalSpeedAtTheLiveEdge() {
    var script = Transcript()
    script.want("live, fast") { ($0.current, $0.rate) = (.one, 2) }
    script.hear(1, .live)
    script.hear(1, .at(590, rate: 2))
    script.forget()

    script.hear(1, .stalled)

    #expect(
      script.text == """
        renderer: #1 stalled
          → rate 1
          ! item 1 stalled
          ! rate 1, reachedLiveEdge
          ! waiting for data
        """)
  }
}

@Suite struct PatienceTests {
  @Test func loadsOnceMoreAndThenFailsWhatNeverBecomesReady() {
    var script = Transcript()

    script.want("play") { ($0.current, $0.rate) = (.one, 1) }
    script.pass(.seconds(9.9))
    script.pass(.seconds(0.1))
    script.pass(.seconds(4.9))
    script.pass(.seconds(0.1))
    script.hear(2, .minute)

    #expect(
      script.text == """
        listener: play
          → load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        9.9 seconds later
        0.1 seconds later
          → load one at 0 #2
        4.9 seconds later
        0.1 seconds later
          → stop
          ! item 1 failed: timedOut
          ! rate 0, failed
          ! paused
        renderer: #2 ready, 60 long
        """)
  }

  @Test func isPatientAsLongAsDataComes() {
    var script = Transcript()

    script.want("play") { ($0.current, $0.rate) = (.one, 1) }
    script.pass(.seconds(9.9))
    script.hear(1, .little)
    script.pass(.seconds(9.9))
    script.hear(1, .plenty)
    script.pass(.seconds(9.9))

    #expect(
      script.text == """
        listener: play
          → load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        9.9 seconds later
        renderer: #1 buffering: does not keep up
          ! item 1 buffering: does not keep up
        9.9 seconds later
        renderer: #1 buffering: keeps up
          ! item 1 buffering: keeps up
        9.9 seconds later
        """)
  }

  @Test func isPatientWithASlowServerBeforeAnythingCanPlay() {
    var script = Transcript()

    script.want("play") { ($0.current, $0.rate) = (.one, 1) }
    for _ in 1...3 {
      script.hear(1, .nothing)
      script.pass(.seconds(9.9))
    }

    #expect(
      script.text == """
        listener: play
          → load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        renderer: #1 buffering: does not keep up, empty
          ! item 1 buffering: does not keep up, empty
        9.9 seconds later
        renderer: #1 buffering: does not keep up, empty
        9.9 seconds later
        renderer: #1 buffering: does not keep up, empty
        9.9 seconds later
        """)
  }

  @Test func failsAStallThatDoesNotEnd() {
    var script = Transcript.playing()
    script.hear(1, .plenty)
    script.hear(1, .stalled)
    script.forget()

    script.pass(.seconds(10))
    script.hear(2, .minute)
    script.hear(2, .at(0, rate: 0))
    script.hear(2, .nothing)
    script.pass(.seconds(15))

    #expect(
      script.text == """
        10.0 seconds later
          → load one at 0 #2
          ! waiting to see
        renderer: #2 ready, 60 long
          ! waiting for data
        renderer: #2 at 0, rate 0
        renderer: #2 buffering: does not keep up, empty
        15.0 seconds later
          → stop
          ! item 1 failed: timedOut
          ! item 1 broke off: timedOut
          ! rate 0, failed
          ! paused
        """)
  }

  @Test func startsOnceMoreWhatDoesNotMove() {
    var script = Transcript()
    script.want("play") { ($0.current, $0.rate) = (.one, 1) }
    script.hear(1, .minute)
    script.forget()

    script.pass(.seconds(10))
    script.hear(2, .minute)
    script.hear(2, .at(0, rate: 1))
    script.pass(.seconds(50))

    #expect(
      script.text == """
        10.0 seconds later
          → load one at 0 #2
          ! waiting to see
        renderer: #2 ready, 60 long
          → rate 1
          ! playing
        renderer: #2 at 0, rate 1
        50.0 seconds later
        """)
  }

  @Test func seeksOnceMoreWhereASeekIsLost() {
    var script = Transcript.playing()
    script.pass(.seconds(1))

    script.seek(to: .seconds(30))
    script.pass(.seconds(10))
    script.hear(2, .minute)
    script.hear(2, .sought(number: 1, at: .seconds(30)))

    #expect(
      script.text == """
        1.0 seconds later
        listener: seek 1 to 30
          → seek 1 to 30 #1
        10.0 seconds later
          → load one at 1 #2
          ! waiting to see
        renderer: #2 ready, 60 long
          → seek 1 to 30 #2
          → rate 1
          ! playing
        renderer: #2 seek 1 arrived at 30
          ! item 1 jumped
          ! seek 1 true
        """)
  }

  @Test func restsForEverWhenPaused() {
    var script = Transcript()
    script.want("one") { $0.current = .one }
    script.hear(1, .minute)
    script.forget()

    script.pass(.seconds(3600))

    #expect(
      script.text == """
        3600.0 seconds later
        """)
  }
}
