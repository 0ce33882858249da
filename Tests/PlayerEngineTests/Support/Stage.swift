import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

/// A player on a renderer that plays nothing, by a clock that stands still until it is told to go on.
struct Stage {
  let clock = FakeTimekeeper()
  let renderer: FakeRenderer
  let player: AVQueuePlayer
  private let library: [String: FakeMedia]

  /// A player that can play what `library` holds, by address.
  init(_ library: [String: FakeMedia] = ["a": FakeMedia(duration: seconds(10))], abilities: Abilities = .all)
  {
    self.library = library
    renderer = FakeRenderer(library, abilities: abilities, timekeeper: clock)
    player = AVQueuePlayer(renderer: renderer)
  }

  /// An item that plays what is at `address` in the library.
  func item(_ address: String = "a") -> AVPlayerItem {
    let asset = AVURLAsset(Media(url: address)) { media throws(PlaybackError) in
      guard let known = library[media.url] else { throw PlaybackError(.fileNotFound, item: media.url) }
      if let failure = known.failure { throw failure }
      return known.readiness
    }
    return AVPlayerItem(asset: asset)
  }

  /// Puts an item into the player, and waits until it is ready.
  func ready(_ address: String = "a") async -> AVPlayerItem {
    let item = item(address)
    player.insert(item, after: nil)
    await eventually { item.status == .readyToPlay }
    // The item's state is told in the middle of a decision of the player, of which this awaits the end.
    _ = player.rate
    return item
  }

  /// Plays, and waits until time runs.
  func playing(_ address: String = "a") async -> AVPlayerItem {
    let item = await ready(address)
    player.play()
    await eventually { player.isMoving }
    return item
  }

  /// Lets `duration` pass once all who wait for the clock do so, and waits for what comes of it.
  func pass(_ duration: Duration, until condition: () -> Bool) async {
    clock.advance(by: duration)
    await eventually(condition)
  }

  /// Waits until the renderer was told as `command` says.
  func told(_ command: (Command) -> Bool) async {
    await eventually { renderer.commands.contains(where: command) }
  }
}

extension AVPlayer {
  /// Whether time runs, as the renderer said.
  nonisolated var isMoving: Bool { timeControlStatus == .playing && effectiveRate != 0 }
}

/// The time of so many seconds.
func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 1000) }

/// Returns once the main queue has done everything that waited for it.
func mainQueueIsDone() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
