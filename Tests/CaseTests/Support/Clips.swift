import Foundation
import Playback

/// The package's own small clips, and files made on the spot.
enum Clips {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  /// A clip of `Samples/clips`.
  static func media(_ name: String) -> Media { Media(url: address(name).absoluteString) }

  static func address(_ name: String) -> URL { root.appending(path: "Samples/clips").appending(path: name) }

  static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: address(name))) }

  /// A folder that goes away when the tests of this process are over.
  static let scratch = Scratch()

  /// A file with these bytes.
  static func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> Media {
    try scratch.file(name, Array(bytes))
  }
}
