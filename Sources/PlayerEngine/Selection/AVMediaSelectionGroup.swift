public import Foundation
import Playback

/// The ways to hear, read or see an asset, of which one is selected at a time.
open class AVMediaSelectionGroup: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.
  let kind: SelectionKind
  private let all: [AVMediaSelectionOption]
  private let address: String

  /// The group of those of `tracks` that are of `kind`; nil where there is nothing to select.
  init?(_ kind: SelectionKind, among tracks: [Track], ofAssetAt address: String) {
    let own = tracks.filter(kind.holds)
    guard kind.offersChoice(among: own.count) else { return nil }
    self.kind = kind
    self.address = address
    all = own.map { AVMediaSelectionOption($0, ofAssetAt: address) }
    super.init()
  }

  /// The group itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The options, in the order of the media.
  open var options: [AVMediaSelectionOption] { all }

  /// The one that plays unless somebody or something selects another; nil means none.
  open var defaultOption: AVMediaSelectionOption? {
    all.first { $0.stream.isDefault } ?? (kind.allowsEmptySelection ? nil : all.first)
  }

  /// Whether none may be selected.
  open var allowsEmptySelection: Bool { kind.allowsEmptySelection }

  /// The option that `propertyList()` gave `plist`; nil where there is none.
  open func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption? {
    let id = (plist as? [String: Any])?["MediaSelectionOptionsPersistentID"] as? NSNumber
    return all.first { $0.stream.id == id?.intValue }
  }

  /// Whether `object` is the same group of the same asset.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVMediaSelectionGroup else { return false }
    return other.kind == kind && other.address == address
  }

  /// The same for equal groups.
  open override var hash: Int { kind.hashValue ^ address.hashValue }
}

// MARK: - Some of many options

extension AVMediaSelectionGroup {
  /// Those that can be played here.
  public class func playableMediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption]
  ) -> [AVMediaSelectionOption] {
    mediaSelectionOptions.filter(\.isPlayable)
  }

  /// Those in one of `preferredLanguages`, in the order of these.
  public class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption],
    filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMediaSelectionOption] {
    var left = mediaSelectionOptions
    var found: [AVMediaSelectionOption] = []
    for language in preferredLanguages.compactMap(LanguageTag.init) {
      let ranked = left.compactMap { option in
        LanguageTag(option.extendedLanguageTag).flatMap { language.closeness(to: $0) }.map { (option, $0) }
      }
      // Sorting keeps no order among equals by itself.
      let places = ranked.indices.sorted { (-ranked[$0].1, $0) < (-ranked[$1].1, $1) }
      found += places.map { ranked[$0].0 }
      left.removeAll { option in ranked.contains { $0.0 === option } }
    }
    return found
  }

  /// Those in the language of `locale`.
  public class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
  ) -> [AVMediaSelectionOption] {
    self.mediaSelectionOptions(
      from: mediaSelectionOptions, filteredAndSortedAccordingToPreferredLanguages: [locale.identifier])
  }

  /// Those that are all of `mediaCharacteristics`.
  public class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption],
    withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
  ) -> [AVMediaSelectionOption] {
    mediaSelectionOptions.filter { mediaCharacteristics.allSatisfy($0.hasMediaCharacteristic) }
  }

  /// Those that are none of `mediaCharacteristics`.
  public class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption],
    withoutMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
  ) -> [AVMediaSelectionOption] {
    mediaSelectionOptions.filter { !mediaCharacteristics.contains(where: $0.hasMediaCharacteristic) }
  }
}
