import Foundation
import GStreamerTesting
import LocalRenderer

/// What was heard, as numbers from -1 to 1, channel by channel.
struct Sound {
  let rate: Int
  let channels: [[Double]]

  /// Takes pieces as they came, all in one format.
  init(_ chunks: [AudioChunk]) {
    let first = chunks.first
    self.init(
      bytes: chunks.flatMap(\.bytes), rate: first?.rate ?? 0, channelCount: first?.channels ?? 1,
      isFloat: first?.format.hasPrefix("F32") ?? false)
  }

  /// Takes the sound of a WAV file of 16-bit samples.
  init(wave bytes: [UInt8]) {
    let start = Data(bytes).range(of: Data("data".utf8)).map { $0.upperBound + 4 } ?? bytes.count
    self.init(
      bytes: Array(bytes[start...]), rate: Int(bytes[24]) | Int(bytes[25]) << 8 | Int(bytes[26]) << 16,
      channelCount: Int(bytes[22]), isFloat: false)
  }

  private init(bytes: [UInt8], rate: Int, channelCount: Int, isFloat: Bool) {
    self.rate = rate
    let size = isFloat ? 4 : 2
    channels = (0..<channelCount).map { channel in
      stride(from: channel * size, to: bytes.count - size + 1, by: channelCount * size).map { place in
        let bits = (0..<size).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << (8 * $1) }
        return isFloat
          ? Double(Float(bitPattern: bits)) : Double(Int16(truncatingIfNeeded: Int(bits))) / 32_768
      }
    }
  }

  /// How many samples each channel has.
  var frameCount: Int { channels.first?.count ?? 0 }

  /// The loudest sample of a channel.
  func peak(of channel: Int) -> Double { channels[channel].reduce(0) { max($0, abs($1)) } }

  /// How often a second a pure tone swings: how often it rises through zero.
  func frequency(of channel: Int) -> Double {
    let samples = channels[channel]
    let rises = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    return Double(rises) * Double(rate) / Double(max(1, samples.count))
  }
}
