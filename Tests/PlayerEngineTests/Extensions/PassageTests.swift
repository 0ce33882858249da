import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct PassageTests {
  @Test func losesPatienceThoughTheRenderersTimeStandsStill() async {
    var media = Media(url: "silent")
    media.timeout = .milliseconds(60)
    let renderer = FakeRenderer(["silent": .silent])
    let player = AVPlayer(renderer: renderer)
    let asset = AVURLAsset(media) { _ throws(PlaybackError) in Readiness(duration: .indefinite) }
    let item = AVPlayerItem(asset: asset)

    player.replaceCurrentItem(with: item)
    await eventually { item.status == .failed }

    let error = (item.error as? AVError)?.userInfo[NSUnderlyingErrorKey] as? PlaybackError
    #expect(error?.code == .timedOut)
  }
}
