import CoreMedia
public import Foundation
import Playback

extension AVAsset {
  // MARK: - At once, waiting until the asset is loaded

  /// What it says in `format`.
  public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] {
    metadata.filter { format.contains($0.keySpace) }
  }

  /// The chapters, with their titles in the language that suits best.
  public func chapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) -> [AVTimedMetadataGroup] {
    (loader.wait()?.chapters ?? []).map { chapter in
      var title = MetadataFields()
      title.identifier = .commonIdentifierTitle
      title.value = chapter.title as NSString
      title.extendedLanguageTag = "und"
      title.time = chapter.range.start
      title.duration = chapter.range.duration
      return AVTimedMetadataGroup(items: [AVMetadataItem(title)], timeRange: chapter.range)
    }
  }

  /// The chapters, with their titles in the language of `locale` where that is told.
  public func chapterMetadataGroups(
    withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]? = nil
  ) -> [AVTimedMetadataGroup] {
    chapterMetadataGroups(bestMatchingPreferredLanguages: [locale.identifier])
  }

  // MARK: - When it is loaded

  /// What it says in `format`.
  public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    try await loaded("metadata") { $0.metadata(forFormat: format) }
  }

  /// Calls `completionHandler` with what it says in `format`, or with the error.
  public func loadMetadata(
    for format: AVMetadataFormat,
    completionHandler: @escaping @Sendable ([AVMetadataItem]?, (any Error)?) -> Void
  ) {
    load("metadata", completionHandler) { $0.metadata(forFormat: format) }
  }

  /// The chapters, with their titles in the language that suits best.
  public func loadChapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) async throws -> [AVTimedMetadataGroup] {
    try await loaded("chapterMetadataGroups") {
      $0.chapterMetadataGroups(bestMatchingPreferredLanguages: preferredLanguages)
    }
  }

  /// Calls `completionHandler` with the chapters, with their titles in the language that suits best, or with
  /// the error.
  public func loadChapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String],
    completionHandler: @escaping @Sendable ([AVTimedMetadataGroup]?, (any Error)?) -> Void
  ) {
    load("chapterMetadataGroups", completionHandler) {
      $0.chapterMetadataGroups(bestMatchingPreferredLanguages: preferredLanguages)
    }
  }

  /// The chapters, with their titles in the language of `locale` where that is told.
  public func loadChapterMetadataGroups(
    withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
  ) async throws -> [AVTimedMetadataGroup] {
    try await loaded("chapterMetadataGroups") { $0.chapterMetadataGroups(withTitleLocale: locale) }
  }
}
