/// One thing the command line says: an operand, or an option with its value.
package enum Argument: Sendable, Hashable {
  /// A word that is no option.
  case operand(Word)

  /// An option, by the first of its spellings.
  case option(String, Word?)

  /// Sorts `words` by what `options` a command has.
  ///
  /// `--name value` and `--name=value` are the same; `--` makes operands of all that follows; a value may begin with
  /// a dash.
  package static func read(
    _ words: some Sequence<Word>, options: [Option], command: String
  ) throws(UsageError) -> [Argument] {
    var rest = ArraySlice(Array(words))
    var found: [Argument] = []
    while let word = rest.popFirst() {
      let text = word.text
      if text == "--" {
        found += rest.map { .operand($0) }
        break
      }
      guard text.hasPrefix("-"), text != "-" else {
        found.append(.operand(word))
        continue
      }
      found.append(try option(word, options: options, rest: &rest, command: command))
    }
    return found
  }

  private static func option(
    _ word: Word, options: [Option], rest: inout ArraySlice<Word>, command: String
  ) throws(UsageError) -> Argument {
    let isLong = word.text.hasPrefix("--")
    let split = isLong ? word.bytes.firstIndex(of: UInt8(ascii: "=")) : nil
    let spelling = Word(bytes: Array(word.bytes[..<(split ?? word.bytes.count)])).text
    guard let option = options.first(where: { $0.names.contains(spelling) }), let name = option.names.first
    else {
      throw UsageError("There is no option '\(spelling)'.", command: command)
    }
    let attached = split.map { Word(bytes: Array(word.bytes[($0 + 1)...])) }
    switch option.value {
    case .none:
      guard attached == nil else { throw UsageError("'\(spelling)' takes no value.", command: command) }
      return .option(name, nil)
    case .count:
      if let attached { return .option(name, attached) }
      guard let next = rest.first, next.isNumber else { return .option(name, nil) }
      rest.removeFirst()
      return .option(name, next)
    case .one(let value):
      guard let given = attached ?? rest.popFirst() else {
        throw UsageError("'\(spelling)' needs a value: \(value).", command: command)
      }
      return .option(name, given)
    }
  }
}

extension Word {
  /// Whether the word is digits and nothing else.
  fileprivate var isNumber: Bool {
    !bytes.isEmpty && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
