/// How large a picture is, as the head of its file says.
struct PictureSize {
  let width: Int
  let height: Int

  /// The size that `bytes`, the beginning of a PNG, JPEG or GIF file, tell; nil for anything else.
  init?(of bytes: [UInt8]) {
    let found =
      switch bytes.first {
      case 0x89: Self.sizeOfPNG(bytes)
      case 0xff: Self.sizeOfJPEG(bytes)
      case 0x47: Self.sizeOfGIF(bytes)
      default: (Int, Int)?.none
      }
    guard let found, found.0 > 0, found.1 > 0 else { return nil }
    (width, height) = found
  }

  private static func sizeOfPNG(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes[1...3].elementsEqual("PNG".utf8) else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  private static func sizeOfGIF(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return (number(bytes[6..<8].reversed()), number(bytes[8..<10].reversed()))
  }

  /// The size that the frame's header tells, behind any number of other segments.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count > 4, bytes[1] == 0xd8 else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xff {
      let kind = bytes[place + 1]
      if kind == 0xff {
        place += 1
        continue
      }
      let isFrame = (0xc0...0xcf).contains(kind) && ![0xc4, 0xc8, 0xcc].contains(kind)
      if isFrame { return (number(bytes[place + 7..<place + 9]), number(bytes[place + 5..<place + 7])) }
      place += 2 + number(bytes[place + 2..<place + 4])
    }
    return nil
  }

  /// The number that the bytes are, the most significant first.
  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
