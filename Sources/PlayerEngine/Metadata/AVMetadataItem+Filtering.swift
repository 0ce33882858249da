public import Foundation

extension AVMetadataItem {
  /// Those of `metadataItems` that `identifier` names, or that mean the same as a common identifier.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    let isCommon = keySpace(forIdentifier: identifier) == .common
    return metadataItems.filter { item in
      if item.identifier == identifier { return true }
      return isCommon && item.commonKey != nil && item.commonKey == identifier.commonKey
    }
  }

  /// Those of `metadataItems` with this key in this key space; nil stands for any.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      if keySpace == .common, let key { return item.commonKey?.rawValue == MetadataKeyText(key).text }
      if let keySpace, item.keySpace != keySpace { return keySpace == .common && item.commonKey != nil }
      guard let key, let own = item.keySpace else { return key == nil }
      return item.identifier == identifier(forKey: key, keySpace: own)
    }
  }

  /// Those of `metadataItems` in one of the languages, the preferred first; all that name no language stay
  /// behind them.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem],
    filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMetadataItem] {
    let ranked = metadataItems.compactMap { item in
      LanguageRank(of: item.extendedLanguageTag, among: preferredLanguages).map { (item, $0.place) }
    }
    return ranked.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(
      \.element.0)
  }

  /// Those of `metadataItems` in the language of `locale`.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], with locale: Locale
  ) -> [AVMetadataItem] {
    metadataItems.filter { $0.locale?.identifier == locale.identifier }
  }
}

/// A key as words, in whichever form it was given.
private struct MetadataKeyText {
  let text: String?

  init(_ key: Any) {
    text = (key as? AVMetadataKey)?.rawValue ?? key as? String
  }
}
