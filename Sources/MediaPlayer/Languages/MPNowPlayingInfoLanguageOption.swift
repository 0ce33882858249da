public import Foundation

/// A language that what plays can be heard or read in.
open class MPNowPlayingInfoLanguageOption: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.

  /// Whether it is heard or read.
  public let languageOptionType: MPNowPlayingInfoLanguageOptionType

  /// The language, as a BCP-47 tag.
  public let languageTag: String?

  /// What is special about it, by the names of `AVMediaCharacteristic`.
  public let languageOptionCharacteristics: [String]?

  /// What people call it.
  public let displayName: String?

  /// What tells it from others.
  public let identifier: String?

  /// A language as given.
  public init(
    type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String,
    characteristics languageOptionCharacteristics: [String]?, displayName: String, identifier: String
  ) {
    self.languageOptionType = languageOptionType
    self.languageTag = languageTag
    self.languageOptionCharacteristics = languageOptionCharacteristics
    self.displayName = displayName
    self.identifier = identifier
    super.init()
  }

  /// Whether it stands for what is chosen by itself to be heard: one without a language.
  open func isAutomaticAudibleLanguageOption() -> Bool {
    languageOptionType == .audible && languageTag?.isEmpty ?? true
  }

  /// Whether it stands for what is chosen by itself to be read: one without a language.
  open func isAutomaticLegibleLanguageOption() -> Bool {
    languageOptionType == .legible && languageTag?.isEmpty ?? true
  }
}
