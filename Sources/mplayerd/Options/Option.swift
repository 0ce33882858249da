/// One option of a command: what the parser takes and what the help says, in one place.
package struct Option: Sendable, Hashable {
  /// The spellings, the one shown in errors first.
  package let names: [String]

  /// What comes behind it.
  package let value: Value

  /// What it does, in sentences.
  package let text: String

  /// What can stand behind an option.
  package enum Value: Sendable, Hashable {
    /// Nothing.
    case none
    /// A value, by this name in the help.
    case one(String)
    /// A whole number, which may be left out.
    case count(String)
  }

  /// Describes an option.
  package init(_ names: String..., value: Value = .none, text: String) {
    self.names = names
    self.value = value
    self.text = text
  }

  /// The spellings with the value, as the help shows them.
  package var usage: String {
    let spellings = names.joined(separator: ", ")
    return switch value {
    case .none: spellings
    case .one(let name): "\(spellings) \(name)"
    case .count(let name): "\(spellings) [\(name)]"
    }
  }
}
