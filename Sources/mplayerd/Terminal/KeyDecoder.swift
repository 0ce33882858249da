/// Turns the bytes a terminal sends into keys; an arrow comes as several bytes, perhaps in several reads.
package struct KeyDecoder: Sendable {
  private var state = State.plain

  /// Where in a sequence of bytes we are.
  private enum State {
    case plain
    case escape
    case sequence
  }

  /// Begins between keys.
  package init() {}

  /// The key that `byte` completes, if it completes one that means something.
  package mutating func key(_ byte: UInt8) -> Key? {
    let character = Character(UnicodeScalar(byte))
    switch state {
    case .plain:
      if byte == 0x1b { state = .escape }
      return Self.plain(character)
    case .escape:
      state = byte == 0x1b ? .escape : .plain
      if character == "[" || character == "O" {
        state = .sequence
        return nil
      }
      return Self.plain(character)
    case .sequence:
      // Parameters come before the letter that ends the sequence.
      if (0x20...0x3f).contains(byte) { return nil }
      state = .plain
      return Self.arrow(character)
    }
  }

  private static func plain(_ character: Character) -> Key? {
    switch character {
    case " ": .pauseOrPlay
    case "+", "=": .volume(5)
    case "-": .volume(-5)
    case "m": .mute
    case "[": .rate(-1)
    case "]": .rate(1)
    case "n": .next
    case "p": .previous
    case "q": .quit
    default: nil
    }
  }

  private static func arrow(_ character: Character) -> Key? {
    switch character {
    case "A": .jump(60)
    case "B": .jump(-60)
    case "C": .jump(5)
    case "D": .jump(-5)
    default: nil
    }
  }
}
