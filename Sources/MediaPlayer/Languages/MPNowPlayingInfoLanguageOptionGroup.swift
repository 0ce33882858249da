public import Foundation

/// Languages of which one is chosen.
open class MPNowPlayingInfoLanguageOptionGroup: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.

  /// The languages.
  public let languageOptions: [MPNowPlayingInfoLanguageOption]

  /// The one that is chosen unless somebody chooses.
  public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?

  /// Whether none may be chosen.
  public let allowEmptySelection: Bool

  /// A group as given.
  public init(
    languageOptions: [MPNowPlayingInfoLanguageOption],
    defaultLanguageOption: MPNowPlayingInfoLanguageOption?, allowEmptySelection: Bool
  ) {
    self.languageOptions = languageOptions
    self.defaultLanguageOption = defaultLanguageOption
    self.allowEmptySelection = allowEmptySelection
    super.init()
  }
}
