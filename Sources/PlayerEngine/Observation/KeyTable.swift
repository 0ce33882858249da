/// Properties of a class by their names, so that they can be read by strings.
struct KeyTable<Root>: ExpressibleByDictionaryLiteral, Sendable {
  private let paths: [String: any PartialKeyPath<Root> & Sendable]

  init(dictionaryLiteral elements: (String, any PartialKeyPath<Root> & Sendable)...) {
    paths = Dictionary(uniqueKeysWithValues: elements)
  }

  /// Where the property `key` is, in either spelling; nil where the table does not know it.
  func path(to key: String) -> PartialKeyPath<Root>? {
    for spelling in key.spellings {
      if let path = paths[spelling] { return path }
    }
    return nil
  }
}
