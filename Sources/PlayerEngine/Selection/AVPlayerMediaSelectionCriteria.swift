public import Foundation

/// What a player goes by where it selects by itself.
open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.

  /// The languages wanted, as BCP-47 tags, the most wanted first.
  public let preferredLanguages: [String]?

  /// What an option had better be.
  public let preferredMediaCharacteristics: [AVMediaCharacteristic]?

  /// What an option must be, if any is; this comes before the language.
  public let principalMediaCharacteristics: [AVMediaCharacteristic]?

  /// Goes by language, and then by characteristics.
  public convenience init(
    preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?
  ) {
    self.init(
      principalMediaCharacteristics: nil, preferredLanguages: preferredLanguages,
      preferredMediaCharacteristics: preferredMediaCharacteristics)
  }

  /// Goes by principal characteristics, then by language, and then by other characteristics.
  public init(
    principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?,
    preferredMediaCharacteristics: [AVMediaCharacteristic]?
  ) {
    self.principalMediaCharacteristics = principalMediaCharacteristics
    self.preferredLanguages = preferredLanguages
    self.preferredMediaCharacteristics = preferredMediaCharacteristics
    super.init()
  }
}

extension SelectionRule {
  /// The rule for `criteria`; nil: for the languages of whoever started this process.
  init(_ criteria: AVPlayerMediaSelectionCriteria?) {
    self.init(
      languages: criteria?.preferredLanguages ?? LanguageTag.ofProcess,
      principal: criteria?.principalMediaCharacteristics?.map(\.rawValue) ?? [],
      preferred: criteria?.preferredMediaCharacteristics?.map(\.rawValue) ?? [],
      isExplicit: criteria != nil)
  }
}
