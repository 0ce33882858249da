import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite struct RateTests {
  /// A receiver that plays at its one speed.
  private let plain: Abilities = {
    var abilities = Abilities.all
    (abilities.rates, abilities.playsBackwards) = (1...1, false)
    return abilities
  }()

  @Test func refusesARateThatCannotBeHad() {
    var script = Transcript.playing(plain)

    script.want("fast") { $0.rate = 3 }
    script.want("slow") { $0.rate = 0.5 }
    script.want("back") { $0.rate = -1 }

    #expect(
      script.text == """
        listener: fast
          ! rate 1, refused
        listener: slow
          ! rate 1, refused
        listener: back
          ! rate 1, refused
        """)
  }

  @Test func keepsARateUpToTwoAsAWish() {
    var script = Transcript.playing(plain)

    script.want("a little faster") { $0.rate = 1.5 }

    #expect(
      script.text == """
        listener: a little faster
          ! rate 1.5, asked
        """)
  }

  @Test func learnsOnlyWhenReadyThatARateCannotBeHad() {
    var script = Transcript(plain)

    script.want("play fast") { ($0.current, $0.rate) = (.one, 4) }
    script.hear(1, .minute)

    #expect(
      script.text == """
        listener: play fast
          → load one at 0 #1
          ! rate 4, asked
          ! waiting to see
        renderer: #1 ready, 60 long
          → rate 1
          ! item 1 ready
          ! rate 1, refused
          ! playing
        """)
  }

  @Test func takesTheRenderersWordForARateItRefuses() {
    var script = Transcript.playing()

    script.want("faster") { $0.rate = 2 }
    script.hear(1, .rateRefused(2))
    script.hear(1, .rateRefused(2))

    #expect(
      script.text == """
        listener: faster
          → rate 2
          ! rate 2, asked
        renderer: #1 rate 2 cannot be had
          ! rate 1, refused
        renderer: #1 rate 2 cannot be had
        """)
  }

  @Test func reckonsAtTheNewRateOnceTheRendererHasIt() {
    var script = Transcript.playing()
    script.pass(.seconds(10))

    script.want("faster") { $0.rate = 2 }
    script.hear(1, .at(10, rate: 2))
    script.pass(.seconds(10))
    script.look()

    #expect(
      script.text == """
        10.0 seconds later
        listener: faster
          → rate 2
          ! rate 2, asked
        renderer: #1 at 10, rate 2
        10.0 seconds later
        at 30, playing
        """)
  }

  @Test func takesTheReceiversKnobForAWish() {
    var script = Transcript.playing()

    script.hear(1, .volume(0.5, isMuted: false))
    script.want("louder") { $0.volume = 0.6 }
    script.hear(1, .volume(0.6, isMuted: false))

    #expect(
      script.text == """
        renderer: #1 volume 0.5
          ! volume 0.5
        listener: louder
          → volume 0.6
        renderer: #1 volume 0.6
        """)
  }

  @Test func keepsTheVolumeInTheIntentWhereThereIsNone() {
    var mute = Abilities.all
    mute.setsVolume = false
    var script = Transcript.playing(mute)

    script.want("softer") { $0.volume = 0.5 }

    #expect(
      script.text == """
        listener: softer
        """)
  }
}
