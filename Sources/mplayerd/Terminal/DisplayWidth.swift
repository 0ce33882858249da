/// How many columns of a terminal text takes, and how it is cut to fit.
package enum DisplayWidth {
  /// The columns that `text` takes.
  package static func of(_ text: String) -> Int { text.reduce(0) { $0 + columns($1) } }

  /// The text without what would move the cursor or change the terminal.
  package static func plain(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isControl(scalar) { out.append(scalar) }
    return String(out)
  }

  /// As much of `text` as fits into `width` columns, with an ellipsis where something is cut off.
  package static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    guard width > 0 else { return "" }
    var out = ""
    var used = 0
    for character in text {
      let next = columns(character)
      if used + next > width - 1 { break }
      out.append(character)
      used += next
    }
    return out + "…"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    // Marks that turn the direction of writing would reorder the whole line.
    case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }

  private static func columns(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    let isPicture = character.unicodeScalars.contains { $0.value == 0xFE0F }
    return isPicture || first.properties.isEmojiPresentation || isWide(first.value) ? 2 : 1
  }

  /// The scripts that take two columns.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
