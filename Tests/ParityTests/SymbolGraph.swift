/// What the compiler writes of a built module, as far as it is of interest here.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Extension: Decodable { let constraints: [Constraint]? }
    struct Constraint: Decodable { let lhs, rhs: String }

    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let swiftExtension: Extension?

    /// The names that lead to it, joined by dots.
    var path: String { pathComponents.joined(separator: ".") }

    /// The declaration, with the conditions of the extension that it stands in.
    var declaration: String {
      let conditions = swiftExtension?.constraints?.map { " where \($0.lhs): \($0.rhs)" } ?? []
      return declarationFragments.map(\.spelling).joined() + conditions.joined()
    }
  }

  struct Relationship: Decodable { let kind, source, target: String }

  let symbols: [Symbol]
  let relationships: [Relationship]
}
