import Foundation
import MediaPlayer
import Testing

struct ArtworkImageTests {
  @Test func knowsTheSizeOfAPNG() {
    let head: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]

    #expect(
      ArtworkImage(data: Data(head + [0, 0, 1, 0, 0, 0, 0, 200]))?.size == CGSize(width: 256, height: 200))
  }

  @Test func knowsTheSizeOfAJPEGBehindOtherSegments() {
    let other: [UInt8] = [0xff, 0xe0, 0, 4, 1, 2]
    let frame: [UInt8] = [0xff, 0xc0, 0, 11, 8, 0, 100, 1, 0x2c, 1, 1, 0x11, 0]

    #expect(
      ArtworkImage(data: Data([0xff, 0xd8] + other + frame))?.size == CGSize(width: 300, height: 100))
  }

  @Test func knowsTheSizeOfAGIF() {
    #expect(
      ArtworkImage(data: Data("GIF89a".utf8 + [2, 1, 3, 0]))?.size == CGSize(width: 258, height: 3))
  }

  @Test(arguments: [[], [0x89], [0xff, 0xd8], [0x47, 0x49], Array("no picture".utf8)])
  func refusesWhatIsNone(bytes: [UInt8]) {
    #expect(ArtworkImage(data: Data(bytes)) == nil)
  }

  @Test func isACover() throws {
    let image = try #require(ArtworkImage(data: Data("GIF89a".utf8 + [2, 1, 3, 0])))

    let artwork = MPMediaItemArtwork(boundsSize: image.size) { _ in image }

    #expect(artwork.image(at: .zero) == image.data)
  }
}
