/// Takes secrets out of what is shown: user names and passwords, queries and fragments of addresses.
package enum Redaction {
  /// The address without what comes before `@`, and without its query and fragment.
  package static func address(_ address: String) -> String {
    guard let schemeEnd = address.range(of: "://") else {
      return address.hasPrefix("data:") ? "data:…" : address
    }
    let scheme = address[..<schemeEnd.upperBound]
    if scheme == "file://" { return address }
    var rest = address[schemeEnd.upperBound...]
    if let cut = rest.firstIndex(where: { $0 == "?" || $0 == "#" }) { rest = rest[..<cut] }
    let host = rest.prefix { $0 != "/" }
    if let at = host.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    return String(scheme + rest)
  }

  /// The text with every address in it made safe.
  package static func text(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.contains("://") ? address(String($0)) : String($0) }
      .joined(separator: " ")
  }
}

extension String {
  /// Where `text` stands for the first time.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
