import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite struct SeekingTests {
  @Test func keepsOnlyTheLastOfManySeeks() {
    var script = Transcript.playing()

    for second in 1...3 { script.seek(to: .seconds(Double(second) * 10)) }
    script.hear(1, .sought(number: 1, at: .seconds(10)))
    script.hear(1, .at(10, rate: 1))
    script.look()
    script.hear(1, .sought(number: 3, at: .seconds(30)))
    script.hear(1, .at(30, rate: 1))
    script.pass(.seconds(1))
    script.look()

    #expect(
      script.text == """
        listener: seek 1 to 10
          → seek 1 to 10 #1
        listener: seek 2 to 20
          ! seek 1 false
        listener: seek 3 to 30
          ! seek 2 false
        renderer: #1 seek 1 arrived at 10
          → seek 3 to 30 #1
        renderer: #1 at 10, rate 1
        at 0, playing
        renderer: #1 seek 3 arrived at 30
          ! item 1 jumped
          ! seek 3 true
        renderer: #1 at 30, rate 1
        1.0 seconds later
        at 31, playing
        """)
  }

  @Test func keepsTheOldTimeUntilTheSeekArrives() {
    var script = Transcript.playing()
    script.pass(.seconds(2))

    script.seek(to: .seconds(40))
    script.pass(.seconds(1))
    script.look()
    script.hear(1, .sought(number: 1, at: .seconds(39.5)))
    script.look()

    #expect(
      script.text == """
        2.0 seconds later
        listener: seek 1 to 40
          → seek 1 to 40 #1
        1.0 seconds later
        at 2, playing
        renderer: #1 seek 1 arrived at 39.5
          ! item 1 jumped
          ! seek 1 true
        at 39.5, playing
        """)
  }

  @Test func refusesToSeekWithoutAnItem() {
    var script = Transcript()

    script.seek(to: .seconds(1))

    #expect(
      script.text == """
        listener: seek 1 to 1
          ! seek 1 false
        """)
  }

  @Test func refusesToSeekToNoTime() {
    var script = Transcript.playing()

    script.seek(to: .indefinite)
    script.pass(.seconds(1))
    script.look()

    #expect(
      script.text == """
        listener: seek 1 to indefinite
          ! seek 1 false
        1.0 seconds later
        at 1, playing
        """)
  }

  @Test(arguments: [(61.0, "60"), (-1, "0")])
  func seeksToTheNearestTimeThereIs(_ wanted: Double, _ there: String) {
    var script = Transcript.playing()

    script.seek(to: .seconds(wanted))

    #expect(
      script.text == """
        listener: seek 1 to \(Int(wanted))
          → seek 1 to \(there) #1
        """)
  }

  @Test func seeksToTheVeryEndAndToInfinity() {
    var script = Transcript.playing()

    script.seek(to: .seconds(60))
    script.hear(1, .sought(number: 1, at: .seconds(60)))
    script.seek(to: .positiveInfinity)

    #expect(
      script.text == """
        listener: seek 1 to 60
          → seek 1 to 60 #1
        renderer: #1 seek 1 arrived at 60
          ! item 1 jumped
          ! seek 1 true
        listener: seek 2 to infinity
          → seek 2 to 60 #1
        """)
  }

  @Test func seeksBehindTheLiveEdge() {
    var script = Transcript()
    script.want("live, 10 s behind") {
      $0.current = Entry(id: 1, media: Media(url: "one"), offsetFromLive: .seconds(10))
    }
    script.hear(1, .live)
    script.forget()

    script.seek(to: .positiveInfinity)

    #expect(
      script.text == """
        listener: seek 1 to infinity
          → seek 1 to 590 #1
        """)
  }

  @Test func seeksAsSoonAsTheItemIsReady() {
    var script = Transcript()

    script.want("one") { $0.current = .one }
    script.seek(to: .seconds(30))
    script.hear(1, .minute)
    script.hear(1, .sought(number: 1, at: .seconds(30)))

    #expect(
      script.text == """
        listener: one
          → load one at 0 #1
        listener: seek 1 to 30
        renderer: #1 ready, 60 long
          → seek 1 to 30 #1
          ! item 1 ready
        renderer: #1 seek 1 arrived at 30
          ! item 1 jumped
          ! seek 1 true
        """)
  }

  @Test func forgetsASeekThatCameToNothing() {
    var script = Transcript.playing()

    script.seek(to: .seconds(30))
    script.hear(1, .seekFailed(number: 1))
    script.pass(.seconds(1))
    script.look()

    #expect(
      script.text == """
        listener: seek 1 to 30
          → seek 1 to 30 #1
        renderer: #1 seek 1 came to nothing
          ! seek 1 false
        1.0 seconds later
        at 1, playing
        """)
  }

  @Test func cancelsASeekThatMayArriveNevertheless() {
    var script = Transcript.playing()

    script.seek(to: .seconds(30))
    script.cancelSeeks()
    script.look()
    script.hear(1, .sought(number: 1, at: .seconds(30)))
    script.look()

    #expect(
      script.text == """
        listener: seek 1 to 30
          → seek 1 to 30 #1
        listener: cancel seeks
          ! seek 1 false
        at 0, playing
        renderer: #1 seek 1 arrived at 30
          ! item 1 jumped
        at 30, playing
        """)
  }

  @Test func endsASeekWhenTheItemGoes() {
    var script = Transcript.playing()

    script.seek(to: .seconds(30))
    script.want("another") { $0.current = .two }
    script.hear(1, .sought(number: 1, at: .seconds(30)))

    #expect(
      script.text == """
        listener: seek 1 to 30
          → seek 1 to 30 #1
        listener: another
          → load two at 0 #2
          ! seek 1 false
          ! waiting to see
        renderer: #1 seek 1 arrived at 30
        """)
  }

  @Test func seeksAwayFromTheEndEvenIfItWasJustReached() {
    var script = Transcript.playing()

    script.seek(to: .seconds(30))
    script.hear(1, .ended(at: .seconds(60)))
    script.hear(1, .sought(number: 1, at: .seconds(30)))

    #expect(
      script.text == """
        listener: seek 1 to 30
          → seek 1 to 30 #1
        renderer: #1 ended at 60
          → rate 1
        renderer: #1 seek 1 arrived at 30
          ! item 1 jumped
          ! seek 1 true
        """)
  }

  @Test func endsAfterAllWhenTheSeekAwayComesToNothing() {
    var script = Transcript.playing()

    script.seek(to: .seconds(30))
    script.hear(1, .ended(at: .seconds(60)))
    script.hear(1, .seekFailed(number: 1))

    #expect(
      script.text == """
        listener: seek 1 to 30
          → seek 1 to 30 #1
        renderer: #1 ended at 60
          → rate 1
        renderer: #1 seek 1 came to nothing
          → rate 0
          ! seek 1 false
          ! item 1 played to its end
          ! rate 0, ended
          ! paused
        """)
  }

  @Test func pausesToStep() {
    var script = Transcript.playing()
    script.pass(.seconds(1))

    script.step(by: 1)
    script.hear(1, .stepped(at: .seconds(1.04)))
    script.look()

    #expect(
      script.text == """
        1.0 seconds later
        listener: step 1
          → rate 0
          → step 1 #1
          ! rate 0, asked
          ! paused
        renderer: #1 stepped to 1.04
          ! item 1 jumped
          ! item 1 stepped
        at 1.04, paused
        """)
  }
}
