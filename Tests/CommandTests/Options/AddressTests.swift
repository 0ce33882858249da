import Testing
import mplayerd

@Suite struct AddressTests {
  @Test(arguments: [
    ("18_a#b%20c?d &e+f.wav", "file:///music/18_a%23b%2520c%3Fd%20%26e%2Bf.wav"),
    ("/abs/a.wav", "file:///abs/a.wav"), ("a:b.wav", "file:///music/a%3Ab.wav"),
    ("über.mp3", "file:///music/%C3%BCber.mp3"), ("./http://x", "file:///music/./http%3A//x"),
  ])
  func escapesEveryByteOfAPlainPath(path: String, uri: String) {
    let address = Address(Word(path), in: "/music")

    #expect(address.uri == uri)
  }

  @Test func keepsBytesThatAreNoText() {
    let word = Word(bytes: Array("18_bad".utf8) + [0xff, 0xfe] + Array("bytes.wav".utf8))

    #expect(Address(word, in: "/").uri == "file:///18_bad%FF%FEbytes.wav")
  }

  @Test(arguments: [
    ("http://host/a%20b.mp3?x=%2F#y", "http://host/a%20b.mp3?x=%2F#y"),
    ("http://host/a b.mp3", "http://host/a%20b.mp3"), ("https://host/ü", "https://host/%C3%BC"),
    ("HTTP://[::1]:80/x", "HTTP://[::1]:80/x"),
    ("data:audio/wav;base64,UklGRg==", "data:audio/wav;base64,UklGRg=="),
    ("file:///a%23b.wav", "file:///a%23b.wav"), ("odd+scheme://x", "odd+scheme://x"),
  ])
  func neverEscapesAURLTwice(url: String, uri: String) {
    #expect(Address(Word(url), in: "/music").uri == uri)
  }

  @Test func isNamedByTheLastPartOfItsPath() {
    #expect(
      Address("http://user:secret@host/x/caf%C3%A9%20noir.mp3?token=1", in: "/").name == "café noir.mp3")
  }

  @Test func showsNoSecrets() {
    #expect(Address("http://user:secret@host/x.mp3?token=1", in: "/").shown == "http://host/x.mp3")
  }
}
