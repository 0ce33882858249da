public import LocalRenderer
import Synchronization

/// Keeps the sound of a player, sample by sample, to compare with what it ought to be.
public final class AudioCapture: Sendable {
  private let kept = Mutex<[AudioChunk]>([])

  /// Makes an empty capture.
  public init() {}

  /// The output that fills it; hand it to the player under test.
  public var output: AudioOutput {
    .callback(AudioReceiver { [self] chunk in kept.withLock { $0.append(chunk) } })
  }

  /// What came, in order.
  public var chunks: [AudioChunk] { kept.withLock { $0 } }

  /// How many frames came.
  public var frameCount: Int { chunks.reduce(0) { $0 + $1.frameCount } }

  /// All bytes, one after the other.
  public var bytes: [UInt8] { chunks.flatMap(\.bytes) }
}

extension AudioChunk {
  /// How many frames it holds.
  public var frameCount: Int {
    let width = Int(String(format.drop { !$0.isNumber }.prefix { $0.isNumber })) ?? 16
    let size = width == 24 && format.hasPrefix("S24_32") ? 4 : width / 8
    return bytes.count / max(1, size * channels)
  }
}
