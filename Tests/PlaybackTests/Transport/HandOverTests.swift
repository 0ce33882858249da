import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite struct HandOverTests {
  @Test func goesOnElsewhereWhereItWas() {
    var script = Transcript.playing()
    script.want("softly") { $0.volume = 0.3 }
    script.pass(.seconds(12))
    script.forget()

    script.attach()
    script.hear(2, .minute, from: 2)
    script.hear(1, .ended(at: .seconds(60)))
    script.hear(2, .at(12, rate: 1), from: 2)
    script.look()

    #expect(
      script.text == """
        listener: move to renderer 2
          → renderer 2: volume 0.3
          → renderer 2: unmute
          → renderer 2: pitch timeDomain
          → renderer 2: load one at 12 #2
        renderer 2: #2 ready, 60 long
          → renderer 1: stop
          → renderer 2: rate 1
          ! renderer 2 plays
          ! renderer 1 released
        renderer 1: #1 ended at 60
        renderer 2: #2 at 12, rate 1
        at 12, playing
        """)
  }

  @Test func catchesUpWithWhatWasPlayedMeanwhile() {
    var script = Transcript.playing()
    script.pass(.seconds(12))
    script.forget()

    script.attach()
    script.pass(.seconds(3))
    script.hear(2, .minute, from: 2)
    script.look()
    script.hear(2, .sought(number: 1, at: .seconds(15)), from: 2)
    script.hear(2, .at(15, rate: 1), from: 2)

    #expect(
      script.text == """
        listener: move to renderer 2
          → renderer 2: volume 1
          → renderer 2: unmute
          → renderer 2: pitch timeDomain
          → renderer 2: load one at 12 #2
        3.0 seconds later
        renderer 2: #2 ready, 60 long
          → renderer 1: stop
          → renderer 2: seek 1 to 15 #2
          → renderer 2: rate 1
          ! renderer 2 plays
          ! renderer 1 released
        at 15, playing
        renderer 2: #2 seek 1 arrived at 15
        renderer 2: #2 at 15, rate 1
        """)
  }

  @Test func staysWhereItIsWhenTheOtherFails() {
    var script = Transcript.playing()

    script.attach()
    script.hear(2, .broken(at: 0), from: 2)
    script.pass(.seconds(1))
    script.look()

    #expect(
      script.text == """
        listener: move to renderer 2
          → renderer 2: volume 1
          → renderer 2: unmute
          → renderer 2: pitch timeDomain
          → renderer 2: load one at 0 #2
        renderer 2: #2 failed at 0: damaged
          → renderer 2: stop
          ! renderer 2 cannot: damaged
          ! renderer 2 released
        1.0 seconds later
        at 1, playing
        """)
  }

  @Test func staysWhereItIsWhenTheOtherIsNeverReady() {
    var script = Transcript.playing()

    script.attach()
    script.pass(.seconds(15))
    script.hear(2, .minute, from: 2)

    #expect(
      script.text == """
        listener: move to renderer 2
          → renderer 2: volume 1
          → renderer 2: unmute
          → renderer 2: pitch timeDomain
          → renderer 2: load one at 0 #2
        15.0 seconds later
          → renderer 2: stop
          ! renderer 2 cannot: timedOut
          ! renderer 2 released
        renderer 2: #2 ready, 60 long
        """)
  }

  @Test func goesOverAtOnceWhenThePresentOneBreaks() {
    var script = Transcript.playing()
    script.pass(.seconds(12))

    script.attach()
    script.hear(1, .failed(PlaybackError(.outputFailed), at: .seconds(12)))
    script.hear(2, .minute, from: 2)

    #expect(
      script.text == """
        12.0 seconds later
        listener: move to renderer 2
          → renderer 2: volume 1
          → renderer 2: unmute
          → renderer 2: pitch timeDomain
          → renderer 2: load one at 12 #2
        renderer 1: #1 failed at 12: outputFailed
          → renderer 1: stop
          ! renderer 2 plays
          ! renderer 1 released
          ! waiting to see
        renderer 2: #2 ready, 60 long
          → renderer 2: rate 1
          ! playing
        """)
  }

  @Test func goesOverAtOnceWhereNothingPlays() {
    var script = Transcript()

    script.attach()
    script.want("play") { ($0.current, $0.rate) = (.one, 1) }

    #expect(
      script.text == """
        listener: move to renderer 2
          → renderer 1: stop
          → renderer 2: volume 1
          → renderer 2: unmute
          → renderer 2: pitch timeDomain
          ! renderer 2 plays
          ! renderer 1 released
        listener: play
          → renderer 2: load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        """)
  }

  @Test func changesItsMindAboutWhereToGo() {
    var script = Transcript.playing()

    script.attach()
    script.attach()
    script.hear(2, .minute, from: 2)
    script.hear(3, .minute, from: 3)

    #expect(
      script.text == """
        listener: move to renderer 2
          → renderer 2: volume 1
          → renderer 2: unmute
          → renderer 2: pitch timeDomain
          → renderer 2: load one at 0 #2
        listener: move to renderer 3
          → renderer 2: stop
          → renderer 3: volume 1
          → renderer 3: unmute
          → renderer 3: pitch timeDomain
          → renderer 3: load one at 0 #3
          ! renderer 2 released
        renderer 2: #2 ready, 60 long
        renderer 3: #3 ready, 60 long
          → renderer 1: stop
          → renderer 3: rate 1
          ! renderer 3 plays
          ! renderer 1 released
        """)
  }

  @Test func seeksTheNewOneWhenTheOldHadNotArrived() {
    var script = Transcript.playing()

    script.attach()
    script.seek(to: .seconds(30))
    script.hear(2, .minute, from: 2)
    script.hear(2, .sought(number: 1, at: .seconds(30)), from: 2)

    #expect(
      script.text == """
        listener: move to renderer 2
          → renderer 2: volume 1
          → renderer 2: unmute
          → renderer 2: pitch timeDomain
          → renderer 2: load one at 0 #2
        listener: seek 1 to 30
          → renderer 1: seek 1 to 30 #1
        renderer 2: #2 ready, 60 long
          → renderer 1: stop
          → renderer 2: seek 1 to 30 #2
          → renderer 2: rate 1
          ! renderer 2 plays
          ! renderer 1 released
        renderer 2: #2 seek 1 arrived at 30
          ! item 1 jumped
          ! seek 1 true
        """)
  }

  @Test func loadsTheNextItemElsewhereToo() {
    var script = Transcript.playing(next: .two, endAction: .advance)

    script.attach()
    script.hear(2, .began)
    script.hear(4, .minute, from: 2)

    #expect(
      script.text == """
        listener: move to renderer 2
          → renderer 2: volume 1
          → renderer 2: unmute
          → renderer 2: pitch timeDomain
          → renderer 2: load one at 0 #3
        renderer 1: #2 began
          → renderer 2: load two at 0 #4
          ! item 1 played to its end
          ! from item 1 to item 2
        renderer 2: #4 ready, 60 long
          → renderer 1: stop
          → renderer 2: rate 1
          ! renderer 2 plays
          ! renderer 1 released
          ! item 2 ready
        """)
  }

  @Test func leavesTheFollowerBehindAndHandsItOverAnew() {
    var script = Transcript.playing(next: .two, endAction: .advance)

    script.attach()
    script.hear(3, .minute, from: 2)

    #expect(
      script.text == """
        listener: move to renderer 2
          → renderer 2: volume 1
          → renderer 2: unmute
          → renderer 2: pitch timeDomain
          → renderer 2: load one at 0 #3
        renderer 2: #3 ready, 60 long
          → renderer 1: stop
          → renderer 2: enqueue two #4
          → renderer 2: rate 1
          ! renderer 2 plays
          ! renderer 1 released
        """)
  }
}
