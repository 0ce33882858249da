/// What stands in front of the samples of a WAV file.
package struct WaveHeader: Sendable, Hashable {
  /// Frames a second.
  package var rate: Int

  /// Samples a frame.
  package var channels: Int

  /// Bits a sample: 8, 16, 24 or 32.
  package var depth: Int

  /// Which loudspeakers the channels are for, a bit each; 0 where that is not known.
  package var speakers: UInt32

  package init(rate: Int, channels: Int, depth: Int, speakers: UInt32 = 0) {
    (self.rate, self.channels, self.depth, self.speakers) = (rate, channels, depth, speakers)
  }

  /// How many bytes a frame takes.
  package var frameSize: Int { channels * depth / 8 }

  /// The header of a file with so many bytes of samples; nil while that is not known.
  ///
  /// A WAV file counts its bytes in 32 bits: what is longer says that it goes on to the end of the file.
  package func bytes(dataSize: Int?) -> [UInt8] {
    let format = formatChunk
    let head = UInt32(4 + 8 + format.count + 8)
    let data = dataSize.flatMap { UInt32(exactly: $0) }.flatMap { $0 > .max - head ? nil : $0 } ?? .max
    let whole = data == .max ? data : head + data
    return text("RIFF") + four(whole) + text("WAVEfmt ") + four(UInt32(format.count)) + format + text("data")
      + four(data)
  }

  /// More than two channels are only told apart in the newer form.
  private var formatChunk: [UInt8] {
    let tag: UInt16 = channels > 2 ? 0xfffe : 1
    let plain =
      two(tag) + two(UInt16(channels)) + four(UInt32(rate)) + four(UInt32(rate * frameSize))
      + two(UInt16(frameSize)) + two(UInt16(depth))
    guard channels > 2 else { return plain }
    let integers: [UInt8] = [1, 0, 0, 0, 0, 0, 16, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71]
    return plain + two(22) + two(UInt16(depth)) + four(speakers) + integers
  }

  private func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func two(_ value: UInt16) -> [UInt8] {
    (0..<2).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func four(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
