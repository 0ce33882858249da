import Foundation
import GStreamer
import LocalRenderer
import Playback

/// What someone asks of the pixels of pictures.
struct PixelWishes: Sendable {
  /// Formats that are welcome; none means any.
  private let types: [OSType]
  private let width: Int?
  private let height: Int?

  /// Reads attributes by the `kCVPixelBuffer…Key` names; those not known are ignored.
  init(_ attributes: [String: Any]?) {
    let wanted = attributes?[kCVPixelBufferPixelFormatTypeKey]
    types = (wanted as? [Any] ?? [wanted as Any]).compactMap(Self.number).map {
      OSType(truncatingIfNeeded: $0)
    }
    width = attributes?[kCVPixelBufferWidthKey].flatMap(Self.number)
    height = attributes?[kCVPixelBufferHeightKey].flatMap(Self.number)
    precondition(
      types.allSatisfy { PixelFormat(type: $0) != nil } || types.contains { PixelFormat(type: $0) != nil },
      "None of the pixel formats asked for is known here; see kCVPixelFormatType_….")
  }

  /// A number, in whatever dress it comes.
  private static func number(_ value: Any) -> Int? {
    switch value {
    case let number as NSNumber: number.intValue
    case let number as any BinaryInteger: Int(number)
    default: nil
    }
  }

  /// A picture as it is wished for; nil where it is none of this machine's.
  func buffer(of picture: any Picture) -> CVPixelBuffer? {
    guard let shown = picture as? ShownPicture, let block = PixelBlock(sharing: shown.sample) else {
      return nil
    }
    return buffer(of: block)
  }

  /// The pixels as they are wished for.
  func buffer(of block: PixelBlock) -> CVPixelBuffer? {
    let shape = block.shape
    let (width, height) = (self.width ?? shape.width, self.height ?? shape.height)
    let own = PixelFormat(of: shape)
    if let own, types.isEmpty || types.contains(own.type), (width, height) == (shape.width, shape.height) {
      return buffer(block, own)
    }
    let wanted =
      types.lazy.compactMap(PixelFormat.init).first ?? own ?? PixelFormat(type: kCVPixelFormatType_32BGRA)
    guard let wanted,
      let made = block.converted(
        to: wanted.name, width: width, height: height, isFullRange: wanted.isFullRange)
    else { return nil }
    return buffer(made, wanted)
  }

  private func buffer(_ block: PixelBlock, _ format: PixelFormat) -> CVPixelBuffer {
    let buffer = CVPixelBuffer(block, type: format.type)
    for (key, value) in block.shape.attachments { buffer.attach(value, key) }
    return buffer
  }
}

extension PixelShape {
  /// What CoreVideo attaches to such pixels.
  fileprivate var attachments: [String: Any] {
    var found: [String: Any] = [:]
    found[kCVImageBufferColorPrimariesKey] =
      [
        1: kCVImageBufferColorPrimaries_ITU_R_709_2, 5: kCVImageBufferColorPrimaries_EBU_3213,
        6: kCVImageBufferColorPrimaries_SMPTE_C, 9: kCVImageBufferColorPrimaries_ITU_R_2020,
      ][colors.primaries]
    found[kCVImageBufferTransferFunctionKey] =
      [
        1: kCVImageBufferTransferFunction_ITU_R_709_2, 6: kCVImageBufferTransferFunction_ITU_R_709_2,
        16: kCVImageBufferTransferFunction_SMPTE_ST_2084_PQ,
        18: kCVImageBufferTransferFunction_ITU_R_2100_HLG,
      ][colors.transfer]
    found[kCVImageBufferYCbCrMatrixKey] =
      [
        1: kCVImageBufferYCbCrMatrix_ITU_R_709_2, 5: kCVImageBufferYCbCrMatrix_ITU_R_601_4,
        6: kCVImageBufferYCbCrMatrix_ITU_R_601_4, 9: kCVImageBufferYCbCrMatrix_ITU_R_2020,
      ][colors.matrix]
    if pixelAspect != 1 {
      found[kCVImageBufferPixelAspectRatioKey] = [
        kCVImageBufferPixelAspectRatioHorizontalSpacingKey: NSNumber(value: pixelAspect),
        kCVImageBufferPixelAspectRatioVerticalSpacingKey: NSNumber(value: 1),
      ]
    }
    return found
  }
}
