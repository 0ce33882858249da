import AVFoundation
import CoreMedia
import LocalRenderer
import Playback
import PlayerEngine
import Testing

extension Cases {
  /// What a program sees of it.
  @Suite struct Players {
    private func player() -> AVQueuePlayer {
      AVQueuePlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
    }

    @Test func tellThatASeekCameToNothing() async throws {
      let tune = try Clips.bytes("tune.mp3")
      let server = try LoopbackServer { _ in .whole(tune) }
      let player = player()
      let item = AVPlayerItem(url: try #require(URL(string: server.address("/tune.mp3"))))
      player.insert(item, after: nil)
      await eventually { item.status == .readyToPlay && item.seekableTimeRanges.isEmpty }

      let isFinished = await player.seek(
        to: CMTime(value: 1, timescale: 1), toleranceBefore: .zero, toleranceAfter: .zero)

      #expect(!isFinished)
    }

    @Test(arguments: [
      (401, PlaybackError.Code.unauthorized), (403, .forbidden), (404, .notFound), (500, .serverError),
    ])
    func giveTheCauseOfAnError(_ status: Int, _ code: PlaybackError.Code) async throws {
      let server = try LoopbackServer { _ in .status(status) }
      let player = player()
      let item = AVPlayerItem(url: try #require(URL(string: server.address("/tune.mp3"))))

      player.insert(item, after: nil)
      await eventually { item.status == .failed }

      #expect((item.error as? AVError)?.cause?.code == code)
    }

    /// The item is opened anew for it, and told to play while it is.
    @Test func playWithoutATrackThatIsSwitchedOff() async throws {
      let player = player()
      let item = AVPlayerItem(url: Clips.address("clip.mkv"))
      player.insert(item, after: nil)
      await eventually { item.status == .readyToPlay }

      item.tracks[0].isEnabled = false
      player.play()
      await eventually(within: .seconds(10)) { player.items().isEmpty }

      #expect(item.error == nil)
    }

    @Test func skipABadItem() async throws {
      let bad = try #require(URL(string: try Clips.file("nothing.mp3", []).url))
      let items = [Clips.address("gapless/1.flac"), bad, Clips.address("gapless/2.flac")].map {
        AVPlayerItem(url: $0)
      }
      let player = player()
      for item in items { player.insert(item, after: nil) }

      player.play()
      await eventually { player.items().isEmpty }

      #expect(items.map(\.status) == [.readyToPlay, .failed, .readyToPlay])
    }
  }
}
