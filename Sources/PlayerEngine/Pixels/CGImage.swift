public import Foundation
import GStreamer

/// A picture that does not change, of red, green and blue, eight bits each.
///
/// Its bytes are red, green, blue and one without meaning (255), pixel by pixel, row by row from the top.
public final class CGImage: Sendable {
  let block: PixelBlock

  init(_ block: PixelBlock) { self.block = block }

  /// The picture in a buffer; nil where its pixels cannot be read.
  public convenience init?(_ pixelBuffer: CVPixelBuffer) {
    let shape = pixelBuffer.block.shape
    guard let made = pixelBuffer.block.converted(to: "RGBA", width: shape.width, height: shape.height) else {
      return nil
    }
    self.init(made)
  }

  /// Pixels across.
  public var width: Int { block.shape.width }

  /// Pixels down.
  public var height: Int { block.shape.height }

  /// From the beginning of one row to that of the next, in bytes.
  public var bytesPerRow: Int { block.shape.planes[0].bytesPerRow }

  /// Bits of each colour: 8.
  public var bitsPerComponent: Int { 8 }

  /// Bits of each pixel: 32.
  public var bitsPerPixel: Int { 32 }

  /// What the fourth byte of a pixel means: nothing.
  public var alphaInfo: CGImageAlphaInfo { .noneSkipLast }

  /// Where the bytes are to be had.
  public var dataProvider: CGDataProvider? { CGDataProvider(block) }

  /// The part of it in `rect`, as far as that lies inside; nil where nothing does.
  public func cropping(to rect: CGRect) -> CGImage? {
    let inside = rect.integral.intersection(
      CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    guard inside.width >= 1, inside.height >= 1,
      let part = PixelBlock(format: "RGBA", width: Int(inside.width), height: Int(inside.height))
    else { return nil }
    let (bytes, row) = (block.bytes(ofPlane: 0), bytesPerRow)
    var kept: [UInt8] = []
    for y in Int(inside.minY)..<Int(inside.maxY) {
      let start = y * row + Int(inside.minX) * 4
      kept += bytes[start..<start + Int(inside.width) * 4]
    }
    part.fill(plane: 0, with: kept)
    return CGImage(part)
  }
}

extension CGImage {
  /// Not CoreGraphics': a PNG file with it; nil where GStreamer's `pngenc` is not installed.
  public func pngData() -> Data? { encoded(as: .png) }

  /// Not CoreGraphics': a JPEG file with it, of a quality from 0 to 1; nil where GStreamer's `jpegenc` is not installed.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(as: .jpeg(quality: Int((compressionQuality * 100).rounded())))
  }

  private func encoded(as encoding: ImageEncoding) -> Data? {
    do throws(ElementError) {
      return Data(try encoding.encode(block))
    } catch {
      return nil  // Told by the missing value; which element is missing stands in the documentation.
    }
  }
}

/// What becomes of the byte of a pixel that is no colour.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// It is last, says how opaque the pixel is, and the colours are multiplied by it.
  case premultipliedLast = 1
  /// It is first, says how opaque the pixel is, and the colours are multiplied by it.
  case premultipliedFirst = 2
  /// It is last, and says how opaque the pixel is.
  case last = 3
  /// It is first, and says how opaque the pixel is.
  case first = 4
  /// It is last, and means nothing.
  case noneSkipLast = 5
  /// It is first, and means nothing.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}

/// Gives out the bytes of an image.
public final class CGDataProvider: Sendable {
  private let block: PixelBlock

  init(_ block: PixelBlock) { self.block = block }

  /// The bytes, row by row.
  public var data: Data? { Data(block.bytes(ofPlane: 0)) }
}
