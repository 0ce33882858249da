import Playback
import Testing
import mplayerd

@Suite struct MediaInfoTests {
  private static var film: MediaInfo {
    var info = MediaInfo(url: "file:///a.mkv")
    info.duration = 10
    var sound = MediaInfo.TrackInfo(id: 1, kind: "audio", codec: "audio/x-vorbis")
    sound.language = "de"
    sound.rate = 44100
    sound.channels = 2
    sound.isDefault = true
    var picture = MediaInfo.TrackInfo(id: 2, kind: "video", codec: "video/x-h264")
    picture.width = 320
    picture.height = 180
    picture.frameRate = 25
    info.tracks = [sound, picture]
    info.tags = [MediaInfo.TagInfo("title", "Ten\u{1b}[2J Seconds")]
    info.artwork = MediaInfo.ArtworkInfo(type: "image/jpeg", bytes: 1234)
    info.chapters = [MediaInfo.ChapterInfo(title: "Kapitel ä", start: 4, duration: 6)]
    return info
  }

  @Test func isOneLineOfJSONWithEveryKey() {
    #expect(
      Self.film.line == #"{"url":"file:///a.mkv","error":null,"duration":10.0,"tracks":["#
        + #"{"id":1,"kind":"audio","codec":"audio/x-vorbis","language":"de","title":null,"default":true,"#
        + #""rate":44100,"channels":2,"width":null,"height":null,"fps":null,"bitrate":null},"#
        + #"{"id":2,"kind":"video","codec":"video/x-h264","language":null,"title":null,"default":false,"#
        + #""rate":null,"channels":null,"width":320,"height":180,"fps":25.0,"bitrate":null}],"#
        + #""languages":["de"],"tags":[{"name":"title","value":"Ten\u001b[2J Seconds"}],"#
        + #""artwork":{"type":"image/jpeg","bytes":1234},"#
        + #""chapters":[{"title":"Kapitel ä","start":4.0,"duration":6.0}]}"#)
  }

  @Test func isReadableWithoutHarmToTheTerminal() {
    #expect(
      Self.film.text == """
        file:///a.mkv
          duration  0:10
          track 1   audio, audio/x-vorbis, 44100 Hz, 2 channels, de, default
          track 2   video, video/x-h264, 320x180, 25.0 fps
          languages de
          tag       title: Ten[2J Seconds
          artwork   image/jpeg, 1234 bytes
          chapter   0:04  Kapitel ä
        """)
  }

  @Test func tellsWhatWentWrong() {
    var info = MediaInfo(url: "file:///a")
    info.failure = Failure(PlaybackError(.fileNotFound, item: "file:///a"))

    #expect(info.line.contains(#""error":{"code":"fileNotFound","message":"file:///a does not exist."}"#))
  }
}
