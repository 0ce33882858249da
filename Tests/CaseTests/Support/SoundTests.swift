import Testing

@Suite struct SoundTests {
  /// A second of a tone of 100 Hz in the second of two channels, behind the head of a WAV file.
  private let wave: [UInt8] =
    Wave(rate: 8000, channels: 2, frames: 8000).bytes.prefix(44)
    + (0..<8000).flatMap { frame -> [UInt8] in
      let value: Int16 = (frame / 40).isMultiple(of: 2) ? -8192 : 8192
      return [0, 0, UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }

  @Test func countsSwingsAndLoudness() {
    let sound = Sound(wave: wave)

    #expect(sound.rate == 8000)
    #expect(sound.frameCount == 8000)
    #expect(sound.frequency(of: 1) == 100)
    #expect(sound.peak(of: 1) == 0.25)
    #expect(sound.peak(of: 0) == 0)
  }
}
