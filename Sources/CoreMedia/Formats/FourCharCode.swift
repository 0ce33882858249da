/// Four letters, as a number.
public typealias FourCharCode = UInt32

/// What kind of media something is, as four letters.
public typealias CMMediaType = FourCharCode

/// How pictures are coded, as four letters.
public typealias CMVideoCodecType = FourCharCode

extension FourCharCode {
  /// The number of four letters.
  package init(letters: StaticString) {
    self = "\(letters)".utf8.reduce(0) { $0 << 8 | FourCharCode($1) }
  }

  /// The four letters; "?" where one is no letter.
  var letters: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
    return String(decoding: bytes.map { (32...126).contains($0) ? $0 : 63 }, as: UTF8.self)
  }
}
