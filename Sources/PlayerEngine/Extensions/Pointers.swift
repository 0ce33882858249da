// The one place where Apple's own signatures are pointers.

public import CoreMedia
public import Foundation
import GStreamer

/// Where a call may leave an error.
@unsafe public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension AVAsynchronousKeyValueLoading {
  /// How far the loading of the value with this name has come, and, in `error`, why it failed; never waits.
  public func statusOfValue(forKey key: String, error: NSErrorPointer) -> AVKeyValueStatus {
    switch keyed.loading(ofKey: key) {
    case .unknown: return .unknown
    case .loading: return .loading
    case .loaded: return .loaded
    case .cancelled: return .cancelled
    case .failed(let failure):
      unsafe error?.pointee = failure as NSError
      return .failed
    }
  }
}

// MARK: - Pixels

/// Where the pixels begin; with planes, those of the first.
///
/// Valid between locking and unlocking, and no longer than the buffer is there.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  unsafe pixelBuffer.block.address(ofPlane: 0)
}

/// Where a plane begins; nil where there is none.
///
/// Valid between locking and unlocking, and no longer than the buffer is there.
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
  unsafe pixelBuffer.block.address(ofPlane: planeIndex)
}

/// Makes a picture in memory; of `pixelBufferAttributes` none matters here.
///
/// `allocator` is nil; there are no others.
public func CVPixelBufferCreate(
  _ allocator: Never?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: [String: Any]?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard PixelFormat(type: pixelFormatType) != nil else { return kCVReturnInvalidPixelFormat }
  guard let made = CVPixelBuffer(width: width, height: height, pixelFormat: pixelFormatType) else {
    return kCVReturnInvalidSize
  }
  unsafe pixelBufferOut.pointee = made
  return kCVReturnSuccess
}

/// What is attached under a key; nil where nothing is.
///
/// Where there is something, `attachmentMode` tells that it does not go with copies.
public func CVBufferGetAttachment(
  _ buffer: CVBuffer, _ key: String, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? {
  unsafe CVBufferCopyAttachment(buffer, key, attachmentMode)
}

/// What is attached under a key; nil where nothing is.
///
/// Where there is something, `attachmentMode` tells that it does not go with copies.
public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: String, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? {
  unsafe attachmentMode?.pointee = .shouldNotPropagate
  return buffer.attachment(key)
}

extension AVPlayerItemVideoOutput {
  /// The picture for `itemTime`, which counts as taken then; nil where there is none for it.
  ///
  /// `outItemTimeForDisplay` gets the time at which it is due.
  public func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? {
    guard let taken = take(at: itemTime) else { return nil }
    unsafe outItemTimeForDisplay?.pointee = taken.time
    return taken.buffer
  }
}

extension AVAssetImageGenerator {
  /// The image for `requestedTime`, at once; `actualTime` gets the time it is of.
  ///
  /// Waits until it is there, and must not be called where that would hold up others.
  public func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    let made = try wait(for: requestedTime)
    unsafe actualTime?.pointee = made.actualTime
    return made.image
  }
}
