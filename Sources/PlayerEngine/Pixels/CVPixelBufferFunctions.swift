import GStreamer

// CoreVideo's functions on pictures in memory; those that give out pointers are in Pointers.swift.

/// Pixels across.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.block.shape.width }

/// Pixels down.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.block.shape.height }

/// What a pixel is: one of the `kCVPixelFormatType_…`.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.type }

/// From the beginning of one row to that of the next, in bytes; with planes, in the first.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.block.shape.planes.first?.bytesPerRow ?? 0
}

/// How many bytes all rows take.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.block.shape.planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }
}

/// Whether what belongs to a pixel lies apart.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool {
  pixelBuffer.block.shape.planes.count > 1
}

/// In how many planes it lies apart; 0 where it does not.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
  CVPixelBufferIsPlanar(pixelBuffer) ? pixelBuffer.block.shape.planes.count : 0
}

/// Samples across of a plane; 0 where there is none.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.plane(planeIndex)?.width ?? 0
}

/// Samples down of a plane; 0 where there is none.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.plane(planeIndex)?.height ?? 0
}

/// From the beginning of one row of a plane to that of the next, in bytes; 0 where there is none.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.plane(planeIndex)?.bytesPerRow ?? 0
}

/// Makes the pixels ready to be read or, without `.readOnly`, written.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  lockFlags.contains(.readOnly) || pixelBuffer.own() ? kCVReturnSuccess : kCVReturnAllocationFailed
}

/// Says that reading or writing is over; the address stays valid as long as the buffer is there.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

// MARK: - Attachments

/// Attaches a value under a key.
public func CVBufferSetAttachment(
  _ buffer: CVBuffer, _ key: String, _ value: Any, _ attachmentMode: CVAttachmentMode
) { buffer.attach(value, key) }

/// Takes away what is attached under a key.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: String) { buffer.attach(nil, key) }

/// All that is attached; nil where nothing is.
public func CVBufferCopyAttachments(
  _ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode
) -> [String: Any]? { buffer.attachments.isEmpty ? nil : buffer.attachments }

/// Whether anything is attached under a key.
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: String) -> Bool { buffer.attachment(key) != nil }

extension CVBuffer {
  /// A plane of several.
  fileprivate func plane(_ index: Int) -> PixelShape.Plane? {
    let planes = block.shape.planes
    return planes.count > 1 && planes.indices.contains(index) ? planes[index] : nil
  }
}
