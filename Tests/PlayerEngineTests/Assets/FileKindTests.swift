import AVFoundation
import Testing

@Suite struct FileKindTests {
  @Test(arguments: [AVFileType.mp4, .mov, .m4a, .mp3, .wav, .aiff]) func arePlayable(_ type: AVFileType) {
    #expect(AVURLAsset.audiovisualTypes().contains(type))
  }

  @Test func haveAllTheirNames() {
    let names = AVURLAsset.audiovisualMIMETypes()

    #expect(
      Set(["video/mp4", "audio/mpeg", "audio/flac", "application/vnd.apple.mpegurl"]).isSubset(of: names))
  }

  @Test(arguments: [
    "video/mp4", "VIDEO/MP4", "audio/ogg", "video/mp4; codecs=\"avc1.42E01E, mp4a.40.2\"",
    "video/mp4; codecs=avc1.42E01E", "video/webm;codecs=\"vp9,opus\"", "audio/mp4; codecs=\"mp4a.40.34\"",
    "audio/mpeg; codecs=\"\"", "audio/ogg; rate=44100; CODECS=\"vorbis\"",
  ])
  func canBePlayedWithTheirCodings(_ name: String) {
    #expect(AVURLAsset.isPlayableExtendedMIMEType(name))
  }

  @Test(arguments: [
    "", ";", "text/html", "video", "video/mp4; codecs=\"zzzz\"", "video/mp4; codecs=\"avc1.42E01E, wma\"",
    "video/mp4; codecs=\"avc1x\"",
  ])
  func cannotBePlayedWhereTheyAreNotKnown(_ name: String) {
    #expect(!AVURLAsset.isPlayableExtendedMIMEType(name))
  }
}
