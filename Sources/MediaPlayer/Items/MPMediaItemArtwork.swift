public import Foundation

/// The cover of an item.
///
/// There is no image type here: a picture is the bytes of a file, such as a JPEG or a PNG.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked, and handlers are not marked as Sendable; its properties
  // are constants.

  private let largest: CGSize
  private let requestHandler: (CGSize) -> Data

  /// The size of the cover at its largest, from zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: largest) }

  /// A cover that is `boundsSize` at its largest.
  ///
  /// `requestHandler` makes the bytes of one of the size it is given, or of about that; it is called on any
  /// thread, as often as a cover is needed.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> Data) {
    largest = boundsSize
    self.requestHandler = requestHandler
    super.init()
  }

  /// A cover that is `boundsSize` at its largest; `requestHandler` makes one of the size it is given, or of about that.
  public convenience init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> ArtworkImage) {
    self.init(boundsSize: boundsSize, requestHandler: { requestHandler($0).data })
  }

  /// A cover that is always `image`.
  public convenience init(image: ArtworkImage) {
    self.init(boundsSize: image.size, requestHandler: { _ in image.data })
  }

  /// The bytes of a cover of about `size`; nil where there are none.
  open func image(at size: CGSize) -> Data? {
    let bytes = requestHandler(size)
    return bytes.isEmpty ? nil : bytes
  }

  /// The cover of about `size` for code that puts `ArtworkImage` in the place of `UIImage`; nil where there is none.
  @_disfavoredOverload
  open func image(at size: CGSize) -> ArtworkImage? {
    let bytes: Data? = image(at: size)
    return bytes.flatMap(ArtworkImage.init(data:))
  }
}
