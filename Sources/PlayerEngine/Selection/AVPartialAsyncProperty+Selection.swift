import Foundation
import Playback

// What can be selected of an asset.

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
