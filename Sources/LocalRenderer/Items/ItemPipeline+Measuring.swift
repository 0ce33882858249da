import GStreamer
import Playback

/// How much comes, and how fast.
extension ItemPipeline {
  /// Counts what leaves the sources, and what the parts of an adaptive stream hold.
  func measureTransfer() {
    meter.withLock { $0.begin(at: .now) }
    pipeline.element.onDeepElementAdded { [weak self] element, parent in
      switch element.factory {
      // Those inside an adaptive stream of the second kind are fed by it, and not by a source of GStreamer's.
      case "souphttpsrc", "mplayerdbytesrc": self?.measure(at: element.pad("src"))
      case "parsebin" where ["hlsdemux2", "dashdemux2"].contains(parent):
        self?.measure(at: element.pad("sink"))
      default: break
      }
    }
  }

  private func measure(at pad: Pad?) {
    pad?.onSizes { [weak self] count in self?.meter.withLock { $0.received(count, at: .now) } }
  }

  /// Takes in what a message says of what comes.
  func measure(_ message: Message) {
    switch message {
    case .answered(let status, _, let address) where (200..<300).contains(status):
      meter.withLock { $0.answered(from: address) }
    case .choseVariant(let bitRate): meter.withLock { $0.chose(bitRate: Double(bitRate)) }
    case .buffering(let percent) where percent >= 100: meter.withLock { $0.rest() }
    default: break
    }
  }
}
