import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite struct QueueTests {
  @Test func joinsTheNextItemWithoutAGap() {
    var script = Transcript()

    script.want("play a queue") { ($0.current, $0.next, $0.endAction, $0.rate) = (.one, .two, .advance, 1) }
    script.hear(1, .minute)
    script.hear(2, .minute)
    script.hear(1, .at(0, rate: 1))
    script.pass(.seconds(60))
    script.hear(2, .began)
    script.hear(2, .at(0, rate: 1))
    script.want("then three") { $0.next = .three }
    script.pass(.seconds(1))
    script.look()

    #expect(
      script.text == """
        listener: play a queue
          → load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        renderer: #1 ready, 60 long
          → enqueue two #2
          → rate 1
          ! item 1 ready
          ! playing
        renderer: #2 ready, 60 long
          ! item 2 ready
        renderer: #1 at 0, rate 1
        60.0 seconds later
        renderer: #2 began
          ! item 1 played to its end
          ! from item 1 to item 2
        renderer: #2 at 0, rate 1
        listener: then three
          → enqueue three #3
        1.0 seconds later
        at 1, playing
        """)
  }

  @Test func loadsTheNextItemWhereNothingCanBeJoined() {
    var abilities = Abilities.all
    abilities.enqueues = false
    var script = Transcript.playing(abilities, next: .two, endAction: .advance)

    script.hear(1, .ended(at: .seconds(60)))
    script.hear(2, .minute)

    #expect(
      script.text == """
        renderer: #1 ended at 60
          → load two at 0 #2
          ! item 1 played to its end
          ! from item 1 to item 2
          ! waiting to see
        renderer: #2 ready, 60 long
          → rate 1
          ! item 2 ready
          ! playing
        """)
  }

  @Test func loadsANextItemThatWasNotReadyInTime() {
    var script = Transcript.playing(next: .two, endAction: .advance)

    script.hear(1, .ended(at: .seconds(60)))
    script.hear(2, .began)
    script.hear(3, .minute)

    #expect(
      script.text == """
        renderer: #1 ended at 60
          → load two at 0 #3
          ! item 1 played to its end
          ! from item 1 to item 2
          ! waiting to see
        renderer: #2 began
        renderer: #3 ready, 60 long
          → rate 1
          ! item 2 ready
          ! playing
        """)
  }

  @Test func waitsForAnItemAfterTheLast() {
    var script = Transcript.playing(endAction: .advance)

    script.hear(1, .ended(at: .seconds(60)))
    script.look()
    script.want("two") { $0.current = .two }

    #expect(
      script.text == """
        renderer: #1 ended at 60
          → stop
          ! item 1 played to its end
          ! from item 1 to nothing
          ! waiting for an item
        at 0, waiting for an item
        listener: two
          → load two at 0 #2
          ! waiting to see
        """)
  }

  @Test func dropsABadNextItemAndTakesAnother() {
    var script = Transcript.playing(next: .two, endAction: .advance)

    script.hear(2, .broken(at: 0))
    script.look()
    script.want("then three") { $0.next = .three }
    script.hear(2, .broken(at: 0))

    #expect(
      script.text == """
        renderer: #2 failed at 0: damaged
          ! item 2 failed: damaged
          ! item 2 skipped
        at 0, playing
        listener: then three
          → enqueue three #3
        renderer: #2 failed at 0: damaged
        """)
  }

  @Test func skipsABadItemAndKeepsTheRate() {
    var script = Transcript()

    script.want("play a queue") { ($0.current, $0.next, $0.endAction, $0.rate) = (.one, .two, .advance, 1) }
    script.hear(1, .broken(at: 0))
    script.hear(2, .minute)

    #expect(
      script.text == """
        listener: play a queue
          → load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        renderer: #1 failed at 0: damaged
          → load two at 0 #2
          ! item 1 failed: damaged
          ! from item 1 to item 2
        renderer: #2 ready, 60 long
          → rate 1
          ! item 2 ready
          ! playing
        """)
  }

  @Test func keepsTheLastBadItemSoThatItsErrorCanBeSeen() {
    var script = Transcript()

    script.want("play a queue") { ($0.current, $0.endAction, $0.rate) = (.one, .advance, 1) }
    script.hear(1, .broken(at: 0))
    script.look()
    script.want("then two") { $0.next = .two }

    #expect(
      script.text == """
        listener: play a queue
          → load one at 0 #1
          ! rate 1, asked
          ! waiting to see
        renderer: #1 failed at 0: damaged
          → stop
          ! item 1 failed: damaged
          ! rate 0, failed
          ! paused
        at 0, paused
        listener: then two
          → load two at 0 #2
          ! from item 1 to item 2
        """)
  }

  @Test func exchangesTheNextItem() {
    var script = Transcript.playing(next: .two, endAction: .advance)

    script.want("three instead") { $0.next = .three }
    script.want("nothing instead") { $0.next = nil }

    #expect(
      script.text == """
        listener: three instead
          → enqueue three #3
        listener: nothing instead
          → dequeue #3
        """)
  }

  @Test func takesBackTheNextItemWhenItIsToPauseAtTheEnd() {
    var script = Transcript.playing(next: .two, endAction: .advance)

    script.want("pause at the end") { $0.endAction = .pause }

    #expect(
      script.text == """
        listener: pause at the end
          → dequeue #2
        """)
  }

  @Test func putsRightANextItemThatBeganTooSoon() {
    var script = Transcript.playing(next: .two, endAction: .advance)

    script.want("three instead") { $0.next = .three }
    script.hear(2, .began)
    script.hear(2, .at(0, rate: 1))
    script.hear(4, .minute)

    #expect(
      script.text == """
        listener: three instead
          → enqueue three #3
        renderer: #2 began
          → load three at 0 #4
          ! item 1 played to its end
          ! from item 1 to item 3
          ! waiting to see
        renderer: #2 at 0, rate 1
        renderer: #4 ready, 60 long
          → rate 1
          ! item 3 ready
          ! playing
        """)
  }

  @Test func staysAtTheEndWhenANextItemBeganTooSoon() {
    var script = Transcript.playing(next: .two, endAction: .advance)

    script.want("pause at the end") { $0.endAction = .pause }
    script.hear(2, .began)
    script.hear(3, .minute)
    script.hear(3, .ended(at: .seconds(60)))
    script.look()

    #expect(
      script.text == """
        listener: pause at the end
          → dequeue #2
        renderer: #2 began
          → load one at 60 #3
          ! item 1 played to its end
          ! rate 0, ended
          ! paused
        renderer: #3 ready, 60 long
        renderer: #3 ended at 60
        at 60, paused
        """)
  }

  @Test func goesOnToTheNextItemWhenAsked() {
    var script = Transcript.playing(next: .two, endAction: .advance)
    script.hear(2, .minute)
    script.forget()

    script.want("next") { ($0.current, $0.next) = (.two, .three) }
    script.hear(2, .began)
    script.hear(3, .minute)

    #expect(
      script.text == """
        listener: next
          → load two at 0 #3
          ! waiting to see
        renderer: #2 began
        renderer: #3 ready, 60 long
          → enqueue three #4
          → rate 1
          ! playing
        """)
  }

  @Test func letsGoOfEverythingWhenNothingIsWanted() {
    var script = Transcript.playing(next: .two, endAction: .advance)

    script.want("nothing") { ($0.current, $0.next) = (nil, nil) }
    script.hear(1, .ended(at: .seconds(60)))

    #expect(
      script.text == """
        listener: nothing
          → stop
          ! waiting for an item
        renderer: #1 ended at 60
        """)
  }

  @Test func doesNotJoinANextItemThatBeginsInItsMiddle() {
    var script = Transcript.playing(endAction: .advance)

    script.want("then two from 5 on") { $0.next = Entry(id: 2, media: Media(url: "two"), start: .seconds(5)) }
    script.hear(1, .ended(at: .seconds(60)))

    #expect(
      script.text == """
        listener: then two from 5 on
        renderer: #1 ended at 60
          → load two at 5 #2
          ! item 1 played to its end
          ! from item 1 to item 2
          ! waiting to see
        """)
  }
}
