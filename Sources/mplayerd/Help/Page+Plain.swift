extension Page {
  /// The page as text for a terminal of 80 columns.
  package var plain: String {
    var lines = ["\(name): \(summary)", "", "Usage:"] + usage.map { "  " + $0 }
    for section in sections {
      lines += ["", section.title + ":"]
      for (place, block) in section.blocks.enumerated() {
        if place > 0 { lines.append("") }
        lines += Self.lines(of: block)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(of block: Block) -> [String] {
    switch block {
    case .paragraph(let text): wrapped(text, width: 78, indent: "  ")
    case .lines(let lines): lines.map { "  " + $0 }
    case .terms(let terms):
      terms.flatMap { term in
        let text = wrapped(term.text, width: 78, indent: String(repeating: " ", count: 18))
        guard let first = text.first, term.name.count < 15 else { return ["  " + term.name] + text }
        let head = "  " + term.name
        return [head + first.dropFirst(head.count)] + text.dropFirst()
      }
    }
  }

  /// The text in lines of at most `width` columns, each behind `indent`; a word that is longer stays whole.
  private static func wrapped(_ text: String, width: Int, indent: String) -> [String] {
    var lines: [String] = []
    var line = indent
    for word in text.split(separator: " ") {
      if line != indent, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent
      }
      line += (line == indent ? "" : " ") + word
    }
    return lines + [line]
  }
}
