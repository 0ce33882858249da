public import AVFoundation
import Foundation

// What can be selected of an item, as the languages of what plays.

extension AVMediaSelectionOption {
  /// The option as a language of what plays; nil where it is neither heard nor read.
  public func makeNowPlayingInfoLanguageOption() -> MPNowPlayingInfoLanguageOption? {
    let type: MPNowPlayingInfoLanguageOptionType
    if hasMediaCharacteristic(.audible) {
      type = .audible
    } else if hasMediaCharacteristic(.legible) {
      type = .legible
    } else {
      return nil
    }
    let identity = (propertyList() as? [String: Any])?.values.first.map { "\($0)" } ?? ""
    return MPNowPlayingInfoLanguageOption(
      type: type, languageTag: extendedLanguageTag ?? "und",
      characteristics: tellingCharacteristics.filter(hasMediaCharacteristic).map(\.rawValue),
      displayName: displayName, identifier: identity)
  }
}

extension AVMediaSelectionGroup {
  /// The group as languages of what plays.
  public func makeNowPlayingInfoLanguageOptionGroup() -> MPNowPlayingInfoLanguageOptionGroup {
    MPNowPlayingInfoLanguageOptionGroup(
      languageOptions: options.compactMap { $0.makeNowPlayingInfoLanguageOption() },
      defaultLanguageOption: defaultOption?.makeNowPlayingInfoLanguageOption(),
      allowEmptySelection: allowsEmptySelection)
  }
}

/// What is worth telling of a language.
private let tellingCharacteristics: [AVMediaCharacteristic] = [
  .isMainProgramContent, .isAuxiliaryContent, .containsOnlyForcedSubtitles,
  .transcribesSpokenDialogForAccessibility, .describesMusicAndSoundForAccessibility,
  .describesVideoForAccessibility, .easyToRead, .dubbedTranslation, .voiceOverTranslation,
  .languageTranslation,
]
