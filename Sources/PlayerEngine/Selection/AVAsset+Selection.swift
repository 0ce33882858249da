import Foundation
import Playback

// What can be selected of an asset.

extension AVAsset {
  // MARK: - At once, waiting until the asset is loaded

  /// The characteristics for which there is a group to select in.
  public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] {
    SelectionKind.allCases.map(\.characteristic).filter {
      mediaSelectionGroup(forMediaCharacteristic: $0) != nil
    }
  }

  /// The group of those options that are `mediaCharacteristic` (audible, legible or visual); nil where there is
  /// nothing to select.
  public func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? {
    guard let kind = SelectionKind(mediaCharacteristic), let tracks = loader.wait()?.tracks else {
      return nil
    }
    return AVMediaSelectionGroup(kind, among: tracks, ofAssetAt: loader.media.url)
  }

  /// What plays unless somebody or something selects something else.
  public var preferredMediaSelection: AVMediaSelection {
    AVMediaSelection(of: self, .usual(among: loader.wait()?.tracks ?? []))
  }

  /// Every selection that can be had of what is audible, with what else plays of itself.
  public var allMediaSelections: [AVMediaSelection] {
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

  // MARK: - When it is loaded

  /// The group of those options that are `mediaCharacteristic`; nil where there is nothing to select.
  public func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? {
    try await loaded("availableMediaCharacteristicsWithMediaSelectionOptions") {
      $0.mediaSelectionGroup(forMediaCharacteristic: mediaCharacteristic)
    }
  }

  /// Calls `completionHandler` with the group of those options that are `mediaCharacteristic`, or with the error.
  public func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic,
    completionHandler: @escaping @Sendable (AVMediaSelectionGroup?, (any Error)?) -> Void
  ) {
    load("availableMediaCharacteristicsWithMediaSelectionOptions", completionHandler) {
      $0.mediaSelectionGroup(forMediaCharacteristic: mediaCharacteristic)
    }
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The characteristics for which there is a group to select in.
  public static var availableMediaCharacteristicsWithMediaSelectionOptions:
    AVAsyncProperty<Root, [AVMediaCharacteristic]>
  {
    AVAsyncProperty("availableMediaCharacteristicsWithMediaSelectionOptions") {
      $0.availableMediaCharacteristicsWithMediaSelectionOptions
    }
  }

  /// What plays unless somebody or something selects something else.
  public static var preferredMediaSelection: AVAsyncProperty<Root, AVMediaSelection> {
    AVAsyncProperty("preferredMediaSelection") { $0.preferredMediaSelection }
  }

  /// Every selection that can be had of what is audible, with what else plays of itself.
  public static var allMediaSelections: AVAsyncProperty<Root, [AVMediaSelection]> {
    AVAsyncProperty("allMediaSelections") { $0.allMediaSelections }
  }
}
