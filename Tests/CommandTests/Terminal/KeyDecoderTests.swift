import Testing
import mplayerd

@Suite struct KeyDecoderTests {
  @Test(
    arguments: [
      (" ", [.pauseOrPlay]), ("+=-", [.volume(5), .volume(5), .volume(-5)]),
      (
        "m[]npq",
        [
          .mute, .rate(-1), .rate(1), .next, .previous, .quit,
        ]
      ), ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", [.jump(60), .jump(-60), .jump(5), .jump(-5)]),
      ("\u{1b}OC", [.jump(5)]), ("\u{1b}[1;5C", [.jump(5)]), ("\u{1b}[3~n", [.next]),
      ("\u{1b}\u{1b}[C", [.jump(5)]),
      ("xyz", []),
    ] as [(String, [Key])])
  func turnsBytesIntoKeys(text: String, keys: [Key]) {
    var decoder = KeyDecoder()

    let pressed = text.utf8.compactMap { decoder.key($0) }

    #expect(pressed == keys)
  }
}
