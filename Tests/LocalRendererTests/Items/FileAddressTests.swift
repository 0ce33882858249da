import LocalRenderer
import Testing

@Suite struct FileAddressTests {
  @Test(
    arguments: [
      ("file:///music/a.flac", "/music/a.flac"),
      ("file:///music/a%23b%2520c%3Fd%20%26e%2Bf.wav", "/music/a#b%20c?d &e+f.wav"),
      ("file://localhost/music/a.flac", "/music/a.flac"),
      ("file:/music/a.flac", "/music/a.flac"),
      ("file:///half%2", "/half%2"),
    ])
  func undoesEscapesOnce(_ url: String, _ path: String) {
    #expect(FileAddress.path(of: url) == Array(path.utf8))
  }

  @Test func keepsBytesThatAreNoText() {
    #expect(
      FileAddress.path(of: "file:///bad%FF%FEbytes.wav") == Array("/bad".utf8) + [0xFF, 0xFE]
        + Array("bytes.wav".utf8))
  }
}
