/// The beginning of a box in an MP4 file.
struct BoxHeader {
  /// How many bytes the box has, its header included; 0 where it goes on to the end of the file, or makes no sense.
  let size: Int

  /// Whether it is the table of contents.
  let isMovie: Bool

  /// Reads the header at a place in `bytes`; nil where it is not whole.
  init?(at place: Int, of bytes: [UInt8]) {
    func number(_ places: Range<Int>) -> Int { bytes[places].reduce(0) { $0 << 8 | Int($1) } }
    guard place + 8 <= bytes.count else { return nil }
    isMovie = bytes[place + 4..<place + 8].elementsEqual("moov".utf8)
    let short = number(place..<place + 4)
    guard short == 1 else {
      size = short >= 8 ? short : 0
      return
    }
    guard place + 16 <= bytes.count else { return nil }
    // No file is so large that its size would not fit.
    size = bytes[place + 8] < 0x40 ? number(place + 8..<place + 16) : 0
  }
}
