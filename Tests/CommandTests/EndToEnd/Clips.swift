import Foundation

/// A folder of small media of our own making, removed with the value that made it.
final class Clips: Sendable {
  /// Where they are.
  let folder: URL

  /// Makes an empty folder.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "mplayerd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    // What is left of a temporary folder harms nobody.
    do { try FileManager.default.removeItem(at: folder) } catch {}
  }

  /// The path of a clip of `Samples/clips`.
  static func sample(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Samples/clips/\(name)")
      .standardized.path(percentEncoded: false)
  }

  /// Writes a WAV of `frames` 16-bit frames, whose samples count up, and answers with its path.
  @discardableResult
  func wave(_ name: String, frames: Int, rate: Int = 8000) throws -> String {
    try bytes(name, Self.header(frames: frames, rate: rate) + Self.samples(frames))
  }

  /// Writes `bytes`, and answers with the path.
  @discardableResult
  func bytes(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = folder.appending(path: name, directoryHint: .notDirectory)
    try Data(bytes).write(to: file)
    return file.path(percentEncoded: false)
  }

  /// The samples of such a WAV.
  static func samples(_ frames: Int) -> [UInt8] { (0..<frames).flatMap { little($0 & 0x7fff, 2) } }

  private static func header(frames: Int, rate: Int) -> [UInt8] {
    let data = frames * 2
    return Array("RIFF".utf8) + little(36 + data, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + little(1, 2)
      + little(1, 2) + little(rate, 4) + little(rate * 2, 4) + little(2, 2) + little(16, 2)
      + Array("data".utf8)
      + little(data, 4)
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
