import AVFoundation
import Testing

@Suite struct PixelBufferTests {
  @Test func isWrittenThroughItsAddress() throws {
    var made: CVPixelBuffer?
    let answer = unsafe CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_32BGRA, nil, &made)
    let buffer = try #require(made)

    CVPixelBufferLockBaseAddress(buffer, [])
    unsafe CVPixelBufferGetBaseAddress(buffer)?.storeBytes(of: 7, toByteOffset: 1, as: UInt8.self)
    CVPixelBufferUnlockBaseAddress(buffer, [])

    #expect(answer == kCVReturnSuccess)
    #expect(buffer.bytes()[1] == 7)
  }

  @Test func isNotMadeInAFormatThatIsNotKnown() {
    var made: CVPixelBuffer?

    #expect(unsafe CVPixelBufferCreate(nil, 4, 2, 0x3F3F_3F3F, nil, &made) == kCVReturnInvalidPixelFormat)
    #expect(
      unsafe CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_24RGB, nil, &made) == kCVReturnInvalidSize)
    #expect(made == nil)
  }

  @Test func liesInPlanes() throws {
    let type = kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
    let buffer = try #require(CVPixelBuffer(width: 64, height: 32, pixelFormat: type))

    #expect(CVPixelBufferIsPlanar(buffer))
    #expect(CVPixelBufferGetPlaneCount(buffer) == 2)
    #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == 32)
    #expect(CVPixelBufferGetHeightOfPlane(buffer, 1) == 16)
    #expect(CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) >= 64)
    let isThere = (1...2).map { unsafe CVPixelBufferGetBaseAddressOfPlane(buffer, $0) != nil }
    #expect(isThere == [true, false])
    #expect(CVPixelBufferGetDataSize(buffer) >= 64 * 48)
  }

  @Test func keepsWhatIsAttached() throws {
    let buffer = try #require(CVPixelBuffer(width: 2, height: 2, pixelFormat: kCVPixelFormatType_32RGBA))

    CVBufferSetAttachment(buffer, "key", "value", .shouldPropagate)

    let value = CVBufferGetAttachment(buffer, "key", nil) as? String
    #expect(value == "value")
    #expect(CVBufferHasAttachment(buffer, "key"))
    CVBufferRemoveAttachment(buffer, "key")
    #expect(CVBufferCopyAttachments(buffer, .shouldPropagate) == nil)
  }

  @Test func becomesAnImageAndAFile() throws {
    let buffer = try #require(CVPixelBuffer(width: 6, height: 4, pixelFormat: kCVPixelFormatType_32BGRA))
    let image = try #require(CGImage(buffer))

    #expect("\(image.width)×\(image.height)" == "6×4")
    #expect(image.dataProvider?.data?.count == image.bytesPerRow * 4)
    #expect(image.pngData()?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(image.jpegData(compressionQuality: 0.8)?.prefix(2) == Data([0xFF, 0xD8]))
    #expect(image.cropping(to: CGRect(x: 4, y: 1, width: 10, height: 2))?.width == 2)
  }
}
