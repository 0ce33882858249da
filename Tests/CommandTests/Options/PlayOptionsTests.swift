import CoreMedia
import Testing
import mplayerd

@Suite struct PlayOptionsTests {
  @Test func playsEverythingAsItIsUnlessTold() throws {
    var plain = PlayOptions()
    plain.items = [PlayItem(Address("/a.wav", in: "/"))]

    #expect(try PlayOptions(["a.wav"], in: "/") == plain)
  }

  @Test func takesWhatConcernsTheWholeQueue() throws {
    let options = try PlayOptions(
      [
        "a", "--start", "1:00", "--end", "90", "--rate", "-2", "--volume", "50%", "--mute", "--loop", "2",
        "--audio-sink", "wav:out.wav", "--video-sink", "gst:fakesink sync=false", "--no-sync", "--timeout",
        "2.5",
        "--header", "A:  b ", "--header", "C: d:e", "--json",
      ], in: "/")

    var expected = PlayOptions()
    expected.items = [PlayItem(Address("/a", in: "/"))]
    expected.start = CMTime(value: 60, timescale: 1)
    expected.end = CMTime(value: 90, timescale: 1)
    expected.rate = -2
    expected.volume = 0.5
    expected.isMuted = true
    expected.rounds = 2
    expected.audio = .wav("out.wav")
    expected.video = .gst("fakesink sync=false")
    expected.keepsTime = false
    expected.timeout = .milliseconds(2500)
    expected.headers = ["A": "b", "C": "d:e"]
    expected.speech = .json
    #expect(options == expected)
  }

  @Test func givesWhatConcernsOneItemToTheURLBeforeIt() throws {
    let options = try PlayOptions(
      ["a", "--subtitle", "s.srt", "--title", "T", "b", "--subtitle", "http://h/t.vtt", "--artist", "R"],
      in: "/")

    var first = PlayItem(Address("/a", in: "/"))
    first.subtitles = [Address("/s.srt", in: "/")]
    first.title = "T"
    var second = PlayItem(Address("/b", in: "/"))
    second.subtitles = [Address("http://h/t.vtt", in: "/")]
    second.artist = "R"
    #expect(options.items == [first, second])
  }

  @Test func loopsUntilStoppedWithoutANumber() throws {
    #expect(try PlayOptions(["--loop", "a"], in: "/").rounds == nil)
  }

  @Test func saysNothingUnderQuietAndJSONUnderBoth() throws {
    #expect(try PlayOptions(["--quiet", "a"], in: "/").speech == .quiet)
    #expect(try PlayOptions(["--json", "--quiet", "a"], in: "/").speech == .json)
  }

  @Test(
    arguments: [
      ([], "'mplayerd play' needs something to play."), ([""], "An address may not be empty."),
      (["a", "--start", "x"], "'--start' takes seconds, or [H:]MM:SS, not 'x'."),
      (["a", "--start", "2", "--end", "1"], "The end must come after the start."),
      (["a", "--rate", "0"], "'--rate' takes a speed between 1/32 and 32, not '0'."),
      (["a", "--rate", "nan"], "'--rate' takes a speed between 1/32 and 32, not 'nan'."),
      (["a", "--volume", "2"], "'--volume' takes 0 to 1, or 0% to 100%, not '2'."),
      (["a", "--loop=0"], "'--loop' takes a whole number from 1, not '0'."),
      (["a", "--header", "x"], "'--header' takes a name, a colon and a value, not 'x'."),
      (
        ["a", "--header", "x: a\r\ny: b"], "'--header' takes a name, a colon and a value, not 'x: a\r\ny: b'."
      ),
      (["a", "--timeout", "0"], "'--timeout' must be more than nothing."),
      (["--subtitle", "s", "a"], "'--subtitle' belongs to the URL before it, and there is none."),
    ] as [([Word], String)])
  func saysWhatIsWrong(words: [Word], sentence: String) {
    #expect(throws: UsageError(sentence, command: "play")) { try PlayOptions(words, in: "/") }
  }
}
