import AVFoundation
import GStreamerTesting
import LocalRenderer

/// A second of sound whose samples tell one another apart, for taps to hear.
enum TappedSounds {
  /// Sample `frame` of the left channel of `made()`; the right one is its opposite.
  static func sample(_ frame: Int) -> Int16 { Int16(truncatingIfNeeded: frame * 7919 % 20_011 - 10_000) }

  /// A WAV file of `frames` frames in two channels, from `first` on, at 48 kHz.
  static func made(frames: Int = 48_000, first: Int = 0) throws -> URL {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let header =
      Array("RIFF".utf8) + little(36 + frames * 4, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + little(1, 2)
      + little(2, 2) + little(48_000, 4) + little(192_000, 4) + little(4, 2) + little(16, 2)
      + Array("data".utf8) + little(frames * 4, 4)
    let bytes = (first..<first + frames).flatMap { little(Int(sample($0)), 2) + little(-Int(sample($0)), 2) }
    let file = FileManager.default.temporaryDirectory.appending(path: "tap-\(UUID().uuidString).wav")
    try Data(header + bytes).write(to: file)
    return file
  }

  /// The same sound in another coding, by ffmpeg's arguments; nil where it cannot be made.
  static func coded(_ ending: String, _ arguments: [String]) async throws -> URL? {
    let source = try made(frames: 20_000)
    let file = source.deletingPathExtension().appendingPathExtension(ending)
    let isMade = await Tool.run("ffmpeg", ["-v", "error", "-y", "-i", source.path] + arguments + [file.path])
    try FileManager.default.removeItem(at: source)
    return isMade ? file : nil
  }
}

extension AudioCapture {
  /// What came, frame by frame, 1 being full scale.
  var samples: [Float] { chunks.flatMap(\.samples) }
}

extension AudioChunk {
  /// The samples, frame by frame.
  fileprivate var samples: [Float] {
    func number(_ place: Int, _ count: Int) -> UInt32 {
      (0..<count).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * $1 + 32 - 8 * count) }
    }
    let width = ["S16LE": 2, "S24LE": 3][format] ?? 4
    return stride(from: 0, to: bytes.count, by: width).map { place in
      let bits = number(place, width)
      return format == "F32LE"
        ? Float(bitPattern: bits) : Float(Double(Int32(bitPattern: bits)) / 2_147_483_648)
    }
  }
}
