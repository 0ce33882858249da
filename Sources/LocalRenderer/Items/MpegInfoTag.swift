package import GStreamer

/// The tag in the first frame of an MP3 file that tells how many samples the encoder added.
///
/// mpegaudioparse of GStreamer 1.22 believes it only when the encoder calls itself `LAME`, though `Lavc` and `Lavf`
/// write the very same fields; the others' tags therefore are given that name on their way in. Can go when
/// mpegaudioparse reads the tag of any encoder.
package enum MpegInfoTag {
  /// What to do with the first bytes that the parser gets.
  package static func patch(_ bytes: [UInt8]) -> Patch {
    let head = bytes.prefix(4096)
    guard let tag = position(of: "Info", in: head) ?? position(of: "Xing", in: head) else { return .done }
    guard let name = encoderName(behind: tag, in: bytes) else { return .done }
    guard bytes[name..<name + 3].elementsEqual("Lav".utf8), delaysAreGiven(at: name, in: bytes) else {
      return .done
    }
    var patched = bytes
    patched.replaceSubrange(name..<name + 4, with: "LAME".utf8)
    return .replace(patched)
  }

  /// Where the encoder's name stands: behind the fields that the flags announce.
  private static func encoderName(behind tag: Int, in bytes: [UInt8]) -> Int? {
    guard tag + 8 <= bytes.count else { return nil }
    let flags = bytes[tag + 7]
    let sizes = [4, 4, 100, 4]
    let fields = sizes.indices.reduce(0) { $0 + (flags & (1 << $1) != 0 ? sizes[$1] : 0) }
    let name = tag + 8 + fields
    return name + 24 <= bytes.count ? name : nil
  }

  /// Whether delay and padding, twelve bits each, say anything.
  private static func delaysAreGiven(at name: Int, in bytes: [UInt8]) -> Bool {
    bytes[name + 21] != 0 || bytes[name + 22] != 0 || bytes[name + 23] != 0
  }

  private static func position(of word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let pattern = Array(word.utf8)
    guard bytes.count >= pattern.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - pattern.count).first {
      bytes[$0] == pattern[0] && bytes[$0..<$0 + pattern.count].elementsEqual(pattern)
    }
  }
}
