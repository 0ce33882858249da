/// One line of the parity list: a name of Apple's, and what became of it here.
struct ParityRow: CustomStringConvertible {
  /// What became of a name.
  enum State: String {
    case done
    case differs
    case leftOut = "left out"
  }

  /// The type that the name belongs to; nil for what belongs to none.
  let type: String?

  /// The name, as Swift spells it; that of the type itself where the line is about the type.
  let member: String

  /// Words of the declaration, which tell it from others of the same name.
  let words: [String]

  /// What became of it.
  let state: State

  /// How it differs, or why it is left out.
  let remark: String

  /// The file and the line.
  let place: String

  var description: String { "\(place): \(title)" }

  private var title: String { [type, member].compactMap(\.self).joined(separator: ".") }

  /// What it is called in the built modules: as Apple calls it, unless the remark begins with "Here" and another name.
  var path: String {
    if remark.hasPrefix("Here `") { return String(remark.dropFirst(6).prefix { $0 != "`" }) }
    return type == member ? member : title
  }

  init(
    type: String?, member: String, words: [String] = [], state: State, remark: String = "", place: String = ""
  ) {
    (self.type, self.member, self.words) = (type, member, words)
    (self.state, self.remark, self.place) = (state, remark, place)
  }
}
