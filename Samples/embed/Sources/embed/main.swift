// Plays a file to its end: swift run embed song.flac
import AVFoundation

guard let path = CommandLine.arguments.dropFirst().first else {
  print("usage: embed FILE")
  exit(2)
}
let item = AVPlayerItem(url: URL(filePath: path))
let player = AVPlayer(playerItem: item)

let clock = player.addPeriodicTimeObserver(
  forInterval: CMTime(seconds: 1, preferredTimescale: 1), queue: .main
) { time in print("\(Int(time.seconds)) s") }

let trouble = item.observe(\.status) { item, _ in
  guard item.status == .failed else { return }
  print(item.error?.localizedDescription ?? "It cannot be played.")
  exit(1)
}
let end = NotificationCenter.default.addObserver(
  forName: AVPlayerItem.didPlayToEndTimeNotification, object: item, queue: .main
) { _ in exit(0) }

player.play()
RunLoop.main.run()
