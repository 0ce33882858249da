import Testing
import mplayerd

@Suite struct SinkTests {
  @Test(
    arguments: [
      ("auto", .automatic), ("null", .null), ("pulse", .pulse(nil)), ("pulse:alsa:out", .pulse("alsa:out")),
      ("pipewire:x", .pipewire("x")), ("alsa", .alsa(nil)), ("alsa:hw:1,0", .alsa("hw:1,0")),
      ("wav:a:b", .wav("a:b")),
      ("gst:fakesink sync=true", .gst("fakesink sync=true")),
    ] as [(String, AudioChoice)])
  func readsWhereSoundGoes(text: String, choice: AudioChoice) {
    #expect(AudioChoice(text) == choice)
  }

  @Test(arguments: ["", "null:", "auto:x", "wav", "wav:", "gst", "gst:", "pulse:", "other"])
  func refusesWhatIsNoSink(text: String) {
    #expect(AudioChoice(text) == nil)
  }

  @Test(
    arguments: [("auto", .automatic), ("null", .null), ("gst:x", .gst("x")), ("none", nil), ("gst:", nil)]
      as [(String, VideoChoice?)])
  func readsWherePicturesGo(text: String, choice: VideoChoice?) {
    #expect(VideoChoice(text) == choice)
  }
}
