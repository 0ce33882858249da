/// Words as ID3 writes them: in one of four codings, ended by a nought.
enum FrameText {
  /// The words in `bytes`, without what follows a nought; `coding` is what the frame says.
  static func words(_ bytes: some Collection<UInt8>, coding: UInt8) -> String {
    split(bytes, coding: coding).0
  }

  /// The words in front of the first nought, and the bytes behind it.
  static func split(_ bytes: some Collection<UInt8>, coding: UInt8) -> (String, [UInt8]) {
    let all = Array(bytes)
    let step = coding == 1 || coding == 2 ? 2 : 1
    let end = stride(from: 0, to: all.count - step + 1, by: step).first { place in
      all[place..<place + step].allSatisfy { $0 == 0 }
    }
    let rest = end.map { Array(all[($0 + step)...]) } ?? []
    return (decoded(Array(all[..<(end ?? all.count)]), coding: coding), rest)
  }

  private static func decoded(_ bytes: [UInt8], coding: UInt8) -> String {
    switch coding {
    case 0: return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    case 1, 2:
      let isLittle = coding == 1 && bytes.starts(with: [0xFF, 0xFE])
      let hasMark = isLittle || bytes.starts(with: [0xFE, 0xFF])
      let units = stride(from: hasMark ? 2 : 0, to: bytes.count - 1, by: 2).map { place in
        let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      return String(decoding: units, as: UTF16.self)
    default: return String(decoding: bytes, as: UTF8.self)
    }
  }
}
