import Testing
import mplayerd

@Suite struct ProgressLineTests {
  @Test func showsTimesRateBarAndTitle() {
    var line = ProgressLine()
    line.position = 30
    line.duration = 120
    line.buffered = 60
    line.title = "Song"

    #expect(line.text(width: 80) == "> 0:30 / 2:00  1.0x  [======-------             ]  Song")
  }

  @Test func leavesOutTheBarWhereThereIsLittleRoom() {
    var line = ProgressLine()
    line.position = 3723
    line.duration = 7200
    line.rate = 1.25
    line.title = "A rather long title"

    #expect(line.text(width: 40) == "> 1:02:03 / 2:00:00  1.25x  A rather lo…")
  }

  @Test(arguments: 0...20) func isNeverWiderThanTheTerminal(width: Int) {
    var line = ProgressLine()
    line.title = "漢字漢字漢字"
    line.duration = 100

    #expect(DisplayWidth.of(line.text(width: width)) <= width)
  }

  @Test func tellsALiveSourceAPauseAndSilence() {
    var line = ProgressLine()
    line.state = .paused
    line.isMuted = true

    #expect(line.text(width: 30) == "= 0:00 / live  1.0x  muted")
  }

  @Test func tellsAVolumeThatIsNotWhole() {
    var line = ProgressLine()
    line.state = .waiting
    line.volume = 0.55
    line.duration = 1

    #expect(line.text(width: 30) == "~ 0:00 / 0:01  1.0x  vol 55%")
  }

  @Test func showsNoControlCharactersOfATitle() {
    var line = ProgressLine()
    line.title = "a\u{1b}[31mb\nc"

    #expect(line.text(width: 38) == "> 0:00 / live  1.0x  a[31mbc")
  }

  @Test func survivesTimesThatAreNoNumbers() {
    var line = ProgressLine()
    line.position = .nan
    line.duration = .infinity
    line.rate = .infinity

    #expect(line.text(width: 30) == "> -:-- / -:--  ?x")
  }
}
