import Foundation

/// Where the package lies that these tests are of.
enum Package {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of the articles of the parity list.
  static let parity = root.appending(path: "Sources/PlayerEngine/PlayerEngine.docc/Parity")
}
