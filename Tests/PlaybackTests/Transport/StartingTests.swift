import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite struct StartingTests {
  @Test func playsWhenTheRendererIsReady() {
    var script = Transcript()

    script.want("play") { ($0.current, $0.rate) = (.one, 1) }
    script.hear(1, .minute)
    script.hear(1, .at(0, rate: 1))
    script.pass(.seconds(12))
    script.look()

    #expect(
      script.text == """
        listener: play
          → load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        renderer: #1 ready, 60 long
          → rate 1
          ! item 1 ready
          ! playing
        renderer: #1 at 0, rate 1
        12.0 seconds later
        at 12, playing
        """)
  }

  @Test func tellsARendererEverythingItDoesNotKnow() {
    var script = Transcript()

    script.want("play softly") {
      ($0.current, $0.rate, $0.volume, $0.isMuted, $0.pitch) = (.one, 1, 0.3, true, .varispeed)
    }

    #expect(
      script.text == """
        listener: play softly
          → volume 0.3
          → mute
          → pitch varispeed
          → load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        """)
  }

  @Test func tellsNothingThatIsKnown() {
    var script = Transcript.playing()

    script.want("the same again") { ($0.rate, $0.volume) = (1, 1) }

    #expect(
      script.text == """
        listener: the same again
        """)
  }

  @Test func waitsForAnItem() {
    var script = Transcript()

    script.want("play") { $0.rate = 1 }
    script.want("this") { $0.current = .one }
    script.hear(1, .minute)

    #expect(
      script.text == """
        listener: play
          ! rate 1, asked
          ! waiting for an item
        listener: this
          → load one at 0 #1
          ! waiting to see
        renderer: #1 ready, 60 long
          → rate 1
          ! item 1 ready
          ! playing
        """)
  }

  @Test func doesNotWaitForAnItemUnlessItMay() {
    var script = Transcript()

    script.want("play, without waiting") { ($0.rate, $0.waitsToMinimizeStalling) = (1, false) }
    script.look()

    #expect(
      script.text == """
        listener: play, without waiting
          ! rate 1, asked
        at 0, paused
        """)
  }

  @Test func beginsWhereToldAndEndsWhereTold() {
    var script = Transcript()

    script.want("play a part") {
      $0.current = Entry(id: 1, media: Media(url: "one"), start: .seconds(5), end: .seconds(9), tracks: [2])
    }
    script.hear(1, .minute)
    script.look()

    #expect(
      script.text == """
        listener: play a part
          → load one at 5 #1
          → end 9 #1
        renderer: #1 ready, 60 long
          → tracks [2] #1
          ! item 1 ready
        at 5, paused
        """)
  }

  @Test func standsStillAtOnceWhenPaused() {
    var script = Transcript.playing()
    script.pass(.seconds(3))

    script.want("pause") { $0.rate = 0 }
    script.pass(.seconds(1))
    script.look()
    script.hear(1, .at(3.02, rate: 1))
    script.pass(.seconds(1))
    script.look()
    script.hear(1, .at(3.05, rate: 0))
    script.look()

    #expect(
      script.text == """
        3.0 seconds later
        listener: pause
          → rate 0
          ! rate 0, asked
          ! paused
        1.0 seconds later
        at 3, paused
        renderer: #1 at 3.02, rate 1
        1.0 seconds later
        at 3.02, paused
        renderer: #1 at 3.05, rate 0
        at 3.05, paused
        """)
  }

  @Test func startsAtAnInstant() {
    var script = Transcript()
    script.want("one, without waiting") { ($0.current, $0.waitsToMinimizeStalling) = (.one, false) }
    script.hear(1, .minute)
    script.forget()

    script.start(rate: 1, time: .seconds(10), in: .seconds(2))
    script.look()
    script.pass(.seconds(1))
    script.look()
    script.pass(.seconds(1))
    script.hear(1, .at(10, rate: 1))
    script.pass(.seconds(1))
    script.look()

    #expect(
      script.text == """
        listener: start 10 at rate 1 in 2.0 seconds
          → start 10 at rate 1
          ! rate 1, asked
          ! playing
        at 10, playing
        1.0 seconds later
        at 10, playing
        1.0 seconds later
        renderer: #1 at 10, rate 1
        1.0 seconds later
        at 11, playing
        """)
  }

  @Test func startsAtAnInstantWithARendererThatCannot() {
    var abilities = Abilities.all
    abilities.startsAtInstant = false
    var script = Transcript(abilities)
    script.want("one, without waiting") { ($0.current, $0.waitsToMinimizeStalling) = (.one, false) }
    script.hear(1, .minute)
    script.forget()

    script.start(rate: 1, time: .seconds(10), in: .seconds(2))
    script.hear(1, .sought(number: 1, at: .seconds(10)))
    script.pass(.seconds(1))
    script.pass(.seconds(1))
    script.hear(1, .at(10, rate: 1))

    #expect(
      script.text == """
        listener: start 10 at rate 1 in 2.0 seconds
          → seek 1 to 10 #1
          ! rate 1, asked
          ! playing
        renderer: #1 seek 1 arrived at 10
        1.0 seconds later
        1.0 seconds later
          → rate 1
        renderer: #1 at 10, rate 1
        """)
  }

  @Test func startsLateAsIfItHadBeenInTime() {
    var abilities = Abilities.all
    abilities.startsAtInstant = false
    var script = Transcript(abilities)
    script.want("one, without waiting") { ($0.current, $0.waitsToMinimizeStalling) = (.one, false) }
    script.hear(1, .minute)
    script.forget()

    script.start(rate: 1, time: .seconds(10), in: .seconds(-2))

    #expect(
      script.text == """
        listener: start 10 at rate 1 in -2.0 seconds
          → seek 1 to 12 #1
          → rate 1
          ! rate 1, asked
          ! playing
        """)
  }

  @Test func prerollsWhatIsReadyAndAtRest() {
    var script = Transcript()
    script.want("one") { $0.current = .one }
    script.preroll(atRate: 1)
    script.hear(1, .minute)
    script.preroll(atRate: 1)
    script.seek(to: .seconds(5))
    script.preroll(atRate: 1)
    script.seek(to: .seconds(6))

    #expect(
      script.text == """
        listener: one
          → load one at 0 #1
        listener: preroll 1 at rate 1
          ! preroll 1 false
        renderer: #1 ready, 60 long
          ! item 1 ready
        listener: preroll 2 at rate 1
          ! preroll 2 true
        listener: seek 3 to 5
          → seek 3 to 5 #1
        listener: preroll 4 at rate 1
        listener: seek 5 to 6
          ! seek 3 false
          ! preroll 4 false
        """)
  }
}
