import AVFoundation

// What tests of players put in the place of Apple's classes.

/// An item that is never played.
class StandInItem: AVPlayerItem {
  private(set) var log: [String] = []

  override var outputs: [AVPlayerItemOutput] { [] }

  override var currentMediaSelection: AVMediaSelection {
    log.append("selection")
    return super.currentMediaSelection
  }

  override func add(_ output: AVPlayerItemOutput) { log.append("add") }

  override func remove(_ output: AVPlayerItemOutput) { log.append("remove") }

  override func select(
    _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
  ) {
    log.append("select")
  }

  override func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {
    log.append("select automatically")
  }
}

/// A player that notes by what it is to select.
class StandInPlayer: AVPlayer {
  private(set) var characteristics: [AVMediaCharacteristic] = []

  override func setMediaSelectionCriteria(
    _ criteria: AVPlayerMediaSelectionCriteria?,
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) {
    characteristics.append(mediaCharacteristic)
    super.setMediaSelectionCriteria(criteria, forMediaCharacteristic: mediaCharacteristic)
  }

  override func mediaSelectionCriteria(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVPlayerMediaSelectionCriteria? { nil }
}

/// An asset that is somewhere else than it says, and says nothing of itself.
class StandInURLAsset: AVURLAsset, @unchecked Sendable {
  // Unchecked, because its superclass is; it has nothing of its own.

  override var url: URL { URL(fileURLWithPath: "/elsewhere") }

  override class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { true }

  override var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [.audible] }

  override func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? { nil }

  override func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? { nil }

  override func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }

  override func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }

  override func loadChapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) async throws -> [AVTimedMetadataGroup] { [] }
}
