import LocalRenderer
import Playback
import PlayerEngine
import Synchronization

/// The renderers of this process, with the outputs that the command line asks for.
final class Outputs: Sendable {
  private let renderers = Mutex<[Known]>([])

  /// A renderer, as long as its player lives.
  private struct Known: Sendable {
    weak var renderer: LocalRenderer?
  }

  /// Lets every player made from now on send sound and pictures there, by sinks named after `name`.
  func serve(audio: AudioChoice, video: VideoChoice, pace: OutputPace = .realTime, name: String? = nil) {
    let audio = audio.output(name: name.map { $0 + ".a" })
    let video = video.output(name: name.map { $0 + ".v" })
    PlayerEnvironment.shared.makeRenderer = { [weak self] in
      let renderer = LocalRenderer(audio: audio, video: video, pace: pace)
      self?.renderers.withLock { known in
        known.removeAll { $0.renderer == nil }
        known.append(Known(renderer: renderer))
      }
      return renderer
    }
  }

  /// Lets go of everything loaded, and returns when all that was rendered has left this process: a file is whole then.
  func close() async {
    for renderer in renderers.withLock({ $0.compactMap(\.renderer) }) { await renderer.perform(.stop) }
  }
}

extension AudioChoice {
  /// The output, its sink called `name` where that can be chosen.
  fileprivate func output(name: String?) -> AudioOutput {
    switch self {
    case .automatic: .automatic
    case .null: .null
    case .pulse(let device): .pulse(device: device)
    case .pipewire(let device): .pipewire(device: device)
    case .alsa(let device): .alsa(device: device)
    case .wav(let path): .wav(path: path)
    case .gst(let description): .gst(description: description, name: name)
    }
  }
}

extension VideoChoice {
  /// The output, its sink called `name` where that can be chosen.
  fileprivate func output(name: String?) -> VideoOutput {
    switch self {
    case .automatic: .automatic
    case .null: .null
    case .none: .none
    case .gst(let description): .gst(description: description, name: name)
    }
  }
}
