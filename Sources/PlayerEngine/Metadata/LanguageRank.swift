import Foundation

/// How far up a list of preferred languages a language stands.
struct LanguageRank {
  /// 0 for the most preferred; behind all of them for a language that is not told.
  let place: Int

  /// Finds `tag` among `preferred`; nil where another language is told.
  init?(of tag: String?, among preferred: [String]) {
    guard let tag, tag != "und", tag != "mul" else {
      place = preferred.count
      return
    }
    let found = preferred.firstIndex { LanguageRank.base($0) == LanguageRank.base(tag) }
    guard let found else { return nil }
    place = found
  }

  /// The language without region and script, in lower case.
  private static func base(_ tag: String) -> String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
