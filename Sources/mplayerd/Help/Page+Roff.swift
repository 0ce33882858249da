extension Page {
  /// The page's sections in roff, each under a heading of its own.
  package var roffSections: String {
    sections.map { section in
      ".SS " + Self.escaped(section.title) + "\n" + section.blocks.map(Self.roff).joined()
    }.joined()
  }

  /// The lines of use in roff.
  package var roffUsage: String { usage.map { ".nf\n" + Self.escaped($0) + "\n.fi\n" }.joined() }

  private static func roff(_ block: Block) -> String {
    switch block {
    case .paragraph(let text): ".PP\n" + escaped(text) + "\n"
    case .lines(let lines): ".PP\n.nf\n" + lines.map { escaped($0) + "\n" }.joined() + ".fi\n"
    case .terms(let terms):
      terms.map { ".TP\n.B " + escaped($0.name) + "\n" + escaped($0.text) + "\n" }.joined()
    }
  }

  /// The text with nothing in it that roff would take for its own: backslashes, dashes, and a point or quote in front.
  package static func escaped(_ text: String) -> String {
    var out = ""
    for character in text {
      switch character {
      case "\\": out += "\\e"
      case "-": out += "\\-"
      case "\"": out += "\\(dq"
      default: out.append(character)
      }
    }
    return out.hasPrefix(".") || out.hasPrefix("'") ? "\\&" + out : out
  }
}
