import CoreMedia
import Playback
import PlaybackTesting

extension FakeMedia {
  /// Ten seconds of pictures.
  static let film: FakeMedia = {
    var film = FakeMedia(duration: .seconds(10))
    let format = Track.VideoFormat(width: 320, height: 240, frameRate: 25)
    film.readiness.tracks.append(Track(id: 2, kind: .video(format), codec: "video/x-raw", isSelected: true))
    return film
  }()

  /// Media of every temper, by name.
  static let troupe: [String: FakeMedia] = {
    var troupe = ["good": FakeMedia(duration: .seconds(60)), "short": FakeMedia(duration: .seconds(2))]
    troupe["silent"] = .silent
    troupe["broken"] = FakeMedia(duration: .seconds(60))
    troupe["broken"]?.breakage = Breakage(at: .seconds(1.5), PlaybackError(.damaged))
    troupe["slow"] = FakeMedia(duration: .seconds(10))
    troupe["slow"]?.delay = .seconds(3)
    troupe["slow"]?.seekDelay = .seconds(2)
    troupe["lost"] = FakeMedia(duration: .seconds(10))
    troupe["lost"]?.seekDelay = nil
    troupe["thin"] = FakeMedia(duration: .seconds(10))
    troupe["thin"]?.gaps = [Gap(at: .seconds(1), for: .seconds(2)), Gap(at: .seconds(3), for: .seconds(40))]
    troupe["thin"]?.tellsBuffering = true
    troupe["rough"] = FakeMedia(duration: .seconds(10))
    troupe["rough"]?.gaps = [Gap(at: .seconds(1), for: .seconds(2))]
    troupe["live"] = FakeMedia(
      Readiness(duration: .indefinite, seekable: [CMTimeRange(start: .zero, end: .seconds(100_000))]))
    troupe["refused"] = FakeMedia(failure: PlaybackError(.forbidden))
    troupe["refused"]?.delay = .seconds(1)
    return troupe
  }()
}
