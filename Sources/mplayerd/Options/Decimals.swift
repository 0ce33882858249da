/// Reads numbers as people write them.
enum Decimals {
  /// The number that `text` says in digits, with a sign and a point at most; nil for anything else.
  ///
  /// Swift's own reading also takes `inf`, `nan` and hexadecimal, which nobody means here.
  static func read(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.-+".utf8.contains($0) }) else { return nil }
    return Double(text)
  }
}
