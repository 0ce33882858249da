import GStreamer
import LocalRenderer
import Testing

@Suite struct MpegInfoTagTests {
  @Test(arguments: ["Lavc", "Lavf"]) func givesOtherEncodersTheNameTheParserBelieves(_ name: String) {
    guard case .replace(let patched) = MpegInfoTag.patch(frame(encoder: name)) else {
      Issue.record("left as it was")
      return
    }

    #expect(patched == frame(encoder: "LAME"))
  }

  @Test(arguments: ["LAME", "Xyzw"]) func leavesAllOthersAlone(_ name: String) {
    guard case .done = MpegInfoTag.patch(frame(encoder: name)) else {
      Issue.record("changed")
      return
    }
  }

  @Test func leavesATagWithoutDelaysAlone() {
    guard case .done = MpegInfoTag.patch(frame(encoder: "Lavc", delays: [0, 0, 0])) else {
      Issue.record("changed")
      return
    }
  }

  @Test func survivesATagThatIsCutShort() {
    for length in 0..<frame(encoder: "Lavc").count {
      _ = MpegInfoTag.patch(Array(frame(encoder: "Lavc").prefix(length)))
    }
  }

  /// The first frame of a file, up to the end of its tag: all four optional fields, name, delay and padding.
  private func frame(encoder: String, delays: [UInt8] = [0x24, 0x03, 0xA8]) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xFB, 0x90, 0xC4] + Array(repeating: 0, count: 17)
    bytes += Array("Info".utf8) + [0, 0, 0, 0x0F] + Array(repeating: 1, count: 4 + 4 + 100 + 4)
    bytes += Array(encoder.utf8) + Array("59.37".utf8) + Array(repeating: 0, count: 12) + delays
    return bytes + Array(repeating: 0, count: 40)
  }
}
