public import Foundation
package import Playback

/// One of several ways to hear, read or see an asset: a language, a commentary, a description.
open class AVMediaSelectionOption: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.
  private let track: Track
  private let address: String

  init(_ track: Track, ofAssetAt address: String) {
    self.track = track
    self.address = address
    super.init()
  }

  /// The option itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The track it stands for.
  package var stream: Track { track }

  // MARK: - What it is

  /// What it carries.
  open var mediaType: AVMediaType { AVAssetTrack(track, of: nil).mediaType }

  /// The codings, by number; none, since these are not told.
  open var mediaSubTypes: [NSNumber] { [] }

  /// Whether it is `mediaCharacteristic`.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .audible, .legible, .visual: SelectionKind(mediaCharacteristic)?.holds(track) ?? false
    case .isMainProgramContent: !track.traits.contains(AVMediaCharacteristic.isAuxiliaryContent.rawValue)
    default: track.traits.contains(mediaCharacteristic.rawValue)
    }
  }

  /// Whether it can be played here; one whose decoder is missing does not come this far.
  open var isPlayable: Bool { true }

  // MARK: - Its language, and what it is called

  /// The language, as a BCP-47 tag; nil where that is not told.
  open var extendedLanguageTag: String? { track.language }

  /// The language; nil where that is not told.
  open var locale: Locale? { LanguageTag(track.language) == nil ? nil : track.language.map(Locale.init) }

  /// What people call it, in the language of the process.
  open var displayName: String { displayName(with: Locale.current) }

  /// What people call it, in the language of `locale`: its title, else its language.
  open func displayName(with locale: Locale) -> String {
    if let title = track.title, !title.isEmpty { return title }
    guard let tag = track.language, LanguageTag(tag) != nil else { return track.language ?? "und" }
    return locale.localizedString(forIdentifier: tag) ?? tag
  }

  // MARK: - What it says of itself

  /// What it says under names that every form of metadata has in common: its title.
  open var commonMetadata: [AVMetadataItem] { AVAssetTrack(track, of: nil).commonMetadata }

  /// The forms in which it says something.
  open var availableMetadataFormats: [String] {
    commonMetadata.isEmpty ? [] : [AVMetadataFormat.unknown.rawValue]
  }

  /// What it says in `format`.
  open func metadata(forFormat format: String) -> [AVMetadataItem] {
    availableMetadataFormats.contains(format) ? commonMetadata : []
  }

  // MARK: - Telling one from another

  /// The option of `mediaSelectionGroup` that belongs to this one: of the texts, the forced ones in its language.
  open func associatedMediaSelectionOption(
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) -> AVMediaSelectionOption? {
    guard let own = LanguageTag(track.language) else { return nil }
    return mediaSelectionGroup.options.first { option in
      option.hasMediaCharacteristic(.containsOnlyForcedSubtitles)
        && LanguageTag(option.extendedLanguageTag).flatMap { own.closeness(to: $0) } != nil
    }
  }

  /// What tells it from others of its group, in a form that can be kept.
  open func propertyList() -> Any {
    ["MediaSelectionOptionsPersistentID": NSNumber(value: track.id)] as [String: Any]
  }

  /// Whether `object` is the same option of the same asset.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVMediaSelectionOption else { return false }
    return other.track.id == track.id && other.address == address
  }

  /// The same for equal options.
  open override var hash: Int { track.id ^ address.hashValue }

  /// The name, for logs.
  open override var description: String { "<\(type(of: self)): \(displayName)>" }
}
