/// WAV files, written byte by byte.
struct Wave {
  var rate = 44100
  var channels = 1
  var frames: Int

  /// What the header says of the size; nil for the truth.
  var claimedSize: UInt32?

  /// Bytes behind the sound.
  var trailing = 0

  /// The samples, 16 bits each, none like its neighbours.
  var samples: [UInt8] {
    (0..<frames).flatMap { frame in
      (0..<channels).flatMap { channel in
        let value = UInt16(truncatingIfNeeded: frame &* 7919 &+ channel &* 104729)
        return [UInt8(value & 0xff), UInt8(value >> 8)]
      }
    }
  }

  var bytes: [UInt8] {
    let size = UInt32(frames * channels * 2)
    let shape =
      word(16) + half(1) + half(channels) + word(UInt32(rate)) + word(UInt32(rate * channels * 2))
      + half(channels * 2) + half(16)
    let head = text("RIFF") + word(36 + size + UInt32(trailing)) + text("WAVEfmt ") + shape + text("data")
    return head + word(claimedSize ?? size) + samples + [UInt8](repeating: 0, count: trailing)
  }

  private func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func word(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func half(_ value: Int) -> [UInt8] { [UInt8(value & 0xff), UInt8(value >> 8 & 0xff)] }
}
