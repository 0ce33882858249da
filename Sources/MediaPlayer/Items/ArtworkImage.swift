public import Foundation

/// A picture as the bytes of a file, and its size: what to put in the place of `UIImage` and `NSImage` in code that
/// hands covers on.
///
/// ```swift
/// typealias UIImage = ArtworkImage
/// ```
public struct ArtworkImage: Hashable, Sendable {
  /// The bytes of a PNG, JPEG or GIF file.
  public let data: Data

  /// The size in pixels.
  public let size: CGSize

  /// No picture, of no size.
  public init() {
    data = Data()
    size = .zero
  }

  /// The picture in `data`; nil where that is no PNG, JPEG or GIF.
  public init?(data: Data) {
    guard let size = PictureSize(of: [UInt8](data.prefix(1 << 20))) else { return nil }
    self.data = data
    self.size = CGSize(width: size.width, height: size.height)
  }

  /// The picture in a file; nil where there is none.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
}
