public import CoreMedia
public import Foundation
import Playback

/// Something that can be played, and what there is to know of it.
///
/// Making one opens nothing. What it consists of is found out when it is first asked for: with `load(_:)`,
/// with `loadValuesAsynchronously(forKeys:completionHandler:)`, by playing it, or by asking a property, which
/// then waits.
open class AVAsset: LoadableObject, NSCopying, FactoryMade, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is in `loader`, under a lock.
  let loader: AssetLoader

  /// An asset whose parts `loader` finds out.
  init(_ loader: AssetLoader) {
    self.loader = loader
    super.init()
  }

  /// The asset at `url`: an `AVURLAsset`.
  public convenience init(url: URL) {
    self.init(making: {
      guard let made = AVURLAsset(url: url, options: nil) as? Self else {
        preconditionFailure("AVAsset(url:) makes an AVURLAsset; make a subclass by its own initialiser.")
      }
      return made
    })
  }

  /// The asset itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Gives up loading, for all who wait.
  open func cancelLoading() { loader.cancel() }

  // MARK: - What there is to know; each of these waits until it is loaded

  /// The length; indefinite for a live stream, and zero where loading failed.
  open var duration: CMTime { loader.wait()?.duration ?? .zero }

  /// The rate at which it is meant to be played.
  open var preferredRate: Float { 1 }

  /// The volume at which it is meant to be played.
  open var preferredVolume: Float { 1 }

  /// How its picture is to be turned.
  open var preferredTransform: CGAffineTransform {
    tracks(withMediaType: .video).first?.preferredTransform ?? .identity
  }

  /// Whether it can be played here.
  open var isPlayable: Bool { loader.wait().map { $0.tracks.contains(where: \.isPlayableKind) } ?? false }

  /// Whether it is encrypted; what is cannot be played, and fails to load.
  open var hasProtectedContent: Bool {
    _ = loader.wait()
    if case .failed(let error) = loader.loading { return error.code == .contentIsProtected }
    return false
  }

  /// Whether times and the duration are exact.
  open var providesPreciseDurationAndTiming: Bool { loader.wait().map(\.duration.isNumeric) ?? false }

  /// The tracks.
  open var tracks: [AVAssetTrack] { loader.wait()?.tracks.map { AVAssetTrack($0, of: self) } ?? [] }

  /// The track with this number; nil where there is none.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  /// The tracks that carry `mediaType`.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// The tracks that are `mediaCharacteristic`.
  open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
    tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }

  // MARK: - The tracks, when they are loaded

  /// The track with this number; nil where there is none.
  open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    try await loaded("tracks") { $0.track(withTrackID: trackID) }
  }

  /// Calls `completionHandler` with the track with this number, or with the error.
  open func loadTrack(
    withTrackID trackID: CMPersistentTrackID,
    completionHandler: @escaping @Sendable (AVAssetTrack?, (any Error)?) -> Void
  ) {
    load("tracks", completionHandler) { $0.track(withTrackID: trackID) }
  }

  /// The tracks that carry `mediaType`.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await loaded("tracks") { $0.tracks(withMediaType: mediaType) }
  }

  /// Calls `completionHandler` with the tracks that carry `mediaType`, or with the error.
  open func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    load("tracks", completionHandler) { $0.tracks(withMediaType: mediaType) }
  }

  /// The tracks that are `mediaCharacteristic`.
  open func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVAssetTrack] {
    try await loaded("tracks") { $0.tracks(withMediaCharacteristic: mediaCharacteristic) }
  }

  /// Calls `completionHandler` with the tracks that are `mediaCharacteristic`, or with the error.
  open func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    load("tracks", completionHandler) { $0.tracks(withMediaCharacteristic: mediaCharacteristic) }
  }

  // MARK: - What it says of itself; each of these waits until it is loaded

  /// What it says under names that every form of metadata has in common.
  open var commonMetadata: [AVMetadataItem] { AVMetadataItem.commonItems(from: loader.wait()?.tags ?? []) }

  /// All it says.
  open var metadata: [AVMetadataItem] { AVMetadataItem.items(from: loader.wait()?.tags ?? []) }

  /// The forms in which it says it.
  open var availableMetadataFormats: [AVMetadataFormat] {
    var seen: Set<AVMetadataFormat> = []
    return metadata.map { AVMetadataFormat(of: $0.keySpace) }.filter { seen.insert($0).inserted }
  }

  /// When it was made.
  open var creationDate: AVMetadataItem? {
    AVMetadataItem.metadataItems(from: commonMetadata, filteredByIdentifier: .commonIdentifierCreationDate)
      .first
  }

  /// The words of the song.
  open var lyrics: String? {
    loader.wait()?.tags.first { $0.name == "lyrics" }.flatMap {
      if case .text(let text) = $0.value { text } else { nil }
    }
  }

  /// The languages that the titles of its chapters are in.
  open var availableChapterLocales: [Locale] {
    loader.wait().map(\.chapters.isEmpty) == false ? [Locale(identifier: "und")] : []
  }

  // MARK: - What it says of itself, waiting until it is loaded

  /// What it says in `format`.
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] {
    metadata.filter { format.contains($0.keySpace) }
  }

  /// The chapters, with their titles in the language that suits best.
  open func chapterMetadataGroups(
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
  open func chapterMetadataGroups(
    withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]? = nil
  ) -> [AVTimedMetadataGroup] {
    chapterMetadataGroups(bestMatchingPreferredLanguages: [locale.identifier])
  }

  // MARK: - What it says of itself, when it is loaded

  /// What it says in `format`.
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    try await loaded("metadata") { $0.metadata(forFormat: format) }
  }

  /// Calls `completionHandler` with what it says in `format`, or with the error.
  open func loadMetadata(
    for format: AVMetadataFormat,
    completionHandler: @escaping @Sendable ([AVMetadataItem]?, (any Error)?) -> Void
  ) {
    load("metadata", completionHandler) { $0.metadata(forFormat: format) }
  }

  /// The chapters, with their titles in the language that suits best.
  open func loadChapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) async throws -> [AVTimedMetadataGroup] {
    try await loaded("chapterMetadataGroups") {
      $0.chapterMetadataGroups(bestMatchingPreferredLanguages: preferredLanguages)
    }
  }

  /// Calls `completionHandler` with the chapters, with their titles in the language that suits best, or with
  /// the error.
  open func loadChapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String],
    completionHandler: @escaping @Sendable ([AVTimedMetadataGroup]?, (any Error)?) -> Void
  ) {
    load("chapterMetadataGroups", completionHandler) {
      $0.chapterMetadataGroups(bestMatchingPreferredLanguages: preferredLanguages)
    }
  }

  /// The chapters, with their titles in the language of `locale` where that is told.
  open func loadChapterMetadataGroups(
    withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
  ) async throws -> [AVTimedMetadataGroup] {
    try await loaded("chapterMetadataGroups") { $0.chapterMetadataGroups(withTitleLocale: locale) }
  }

  // MARK: - What can be selected, waiting until it is loaded

  /// The characteristics for which there is a group to select in.
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] {
    SelectionKind.allCases.map(\.characteristic).filter {
      mediaSelectionGroup(forMediaCharacteristic: $0) != nil
    }
  }

  /// The group of those options that are `mediaCharacteristic` (audible, legible or visual); nil where there is
  /// nothing to select.
  open func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? {
    guard let kind = SelectionKind(mediaCharacteristic), let tracks = loader.wait()?.tracks else {
      return nil
    }
    return AVMediaSelectionGroup(kind, among: tracks, ofAssetAt: loader.media.url)
  }

  /// What plays unless somebody or something selects something else.
  open var preferredMediaSelection: AVMediaSelection {
    AVMediaSelection(of: self, .usual(among: loader.wait()?.tracks ?? []))
  }

  /// Every selection that can be had of what is audible, with what else plays of itself.
  open var allMediaSelections: [AVMediaSelection] {
    guard let group = mediaSelectionGroup(forMediaCharacteristic: .audible) else {
      return [preferredMediaSelection]
    }
    let usual = MediaChoices.usual(among: loader.wait()?.tracks ?? [])
    return group.options.map { option in
      var choices = usual
      choices.pin(option.stream.id, in: .audible)
      return AVMediaSelection(of: self, choices)
    }
  }

  // MARK: - What can be selected, when it is loaded

  /// The group of those options that are `mediaCharacteristic`; nil where there is nothing to select.
  open func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? {
    try await loaded("availableMediaCharacteristicsWithMediaSelectionOptions") {
      $0.mediaSelectionGroup(forMediaCharacteristic: mediaCharacteristic)
    }
  }

  /// Calls `completionHandler` with the group of those options that are `mediaCharacteristic`, or with the error.
  open func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic,
    completionHandler: @escaping @Sendable (AVMediaSelectionGroup?, (any Error)?) -> Void
  ) {
    load("availableMediaCharacteristicsWithMediaSelectionOptions", completionHandler) {
      $0.mediaSelectionGroup(forMediaCharacteristic: mediaCharacteristic)
    }
  }

  // MARK: - Its name

  /// The name, for logs.
  open override var description: String { "<\(type(of: self)): \(Redaction.address(loader.media.url))>" }
}

extension AVAsset: KeyedLoading {
  func loading(ofKey key: String) -> KeyLoading { loader.loading }

  func load(_ keys: [String], then handler: @escaping @Sendable () -> Void) { loader.load(then: handler) }
}

extension Track {
  /// Whether the track is one that can be heard or seen.
  fileprivate var isPlayableKind: Bool { if case .text = kind { false } else { true } }
}

extension AVMetadataFormat {
  /// The form that a key space belongs to.
  fileprivate init(of keySpace: AVMetadataKeySpace?) {
    self =
      switch keySpace {
      case .id3: .id3Metadata
      case .iTunes: .iTunesMetadata
      case .quickTimeMetadata: .quickTimeMetadata
      case .quickTimeUserData: .quickTimeUserData
      case .isoUserData: .isoUserData
      default: .unknown
      }
  }

  /// Whether an item in `keySpace` is of this form.
  func contains(_ keySpace: AVMetadataKeySpace?) -> Bool { AVMetadataFormat(of: keySpace) == self }
}
