import Foundation

/// A language by its BCP-47 tag, such as `zh-Hant-TW`, for comparing with others.
struct LanguageTag {
  private let language: String
  private let script: String?
  private let rest: [String]

  /// Reads `tag`, with hyphens or underscores, in any case; nil where it names no language.
  init?(_ tag: String?) {
    guard let tag else { return nil }
    var parts = tag.split { "-_".contains($0) }.map { $0.lowercased() }
    guard let first = parts.first, !["und", "mul", "zxx", "c", "posix"].contains(first) else { return nil }
    parts.removeFirst()
    language = LanguageTag.twoLetters[first] ?? first
    let region = parts.first { $0.count == 2 }
    let named = parts.first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    script = named ?? (language == "zh" ? region.flatMap { LanguageTag.scriptsOfChinese[$0] } : nil)
    rest = parts.filter { $0 != named }
  }

  /// How well a speaker of this language is served by `other`; nil: not at all.
  ///
  /// Regions may differ, scripts that are both told may not.
  func closeness(to other: LanguageTag) -> Int? {
    guard language == other.language else { return nil }
    if let script, let theirs = other.script, script != theirs { return nil }
    let sameScript = script == other.script ? 2 : 0
    return sameScript + (rest == other.rest ? 2 : other.rest.isEmpty ? 1 : 0)
  }

  /// The codes of three letters that media still use for languages that have one of two, in both forms.
  private static let twoLetters = [
    "eng": "en", "deu": "de", "ger": "de", "fra": "fr", "fre": "fr", "spa": "es", "ita": "it", "por": "pt",
    "nld": "nl", "dut": "nl", "rus": "ru", "jpn": "ja", "zho": "zh", "chi": "zh", "kor": "ko", "ara": "ar",
    "pol": "pl", "tur": "tr", "swe": "sv", "nor": "no", "dan": "da", "fin": "fi", "ces": "cs", "cze": "cs",
    "hun": "hu", "ell": "el", "gre": "el", "heb": "he", "hin": "hi", "ukr": "uk", "ron": "ro", "rum": "ro",
    "bul": "bg", "hrv": "hr", "srp": "sr", "slk": "sk", "slo": "sk", "slv": "sl", "vie": "vi", "tha": "th",
    "ind": "id", "msa": "ms", "may": "ms", "fas": "fa", "per": "fa", "cat": "ca", "eus": "eu", "baq": "eu",
    "isl": "is", "ice": "is", "est": "et", "lav": "lv", "lit": "lt", "cym": "cy", "wel": "cy", "gle": "ga",
  ]

  private static let scriptsOfChinese = [
    "tw": "hant", "hk": "hant", "mo": "hant", "cn": "hans", "sg": "hans",
  ]
}

extension LanguageTag {
  /// The languages that whoever started this process prefers, the most preferred first; none where nothing is told.
  static var ofProcess: [String] {
    let environment = ProcessInfo.processInfo.environment
    let list = environment["LANGUAGE"].map { $0.split(separator: ":").map(String.init) } ?? []
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let own = locale.map { String($0.prefix { $0 != "." && $0 != "@" }) }
    // As gettext has it: without a locale of its own, a process has no list either.
    guard let own, LanguageTag(own) != nil else { return [] }
    return (list + [own]).filter { LanguageTag($0) != nil }.map { $0.replacing("_", with: "-") }
  }
}
