public import Foundation
import Playback
import Synchronization

/// Which option of each group of an asset is selected, at one moment.
open class AVMediaSelection: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.
  private weak let owner: AVAsset?
  final let choices: Mutex<MediaChoices>

  init(of asset: AVAsset?, _ choices: MediaChoices) {
    owner = asset
    self.choices = Mutex(choices)
    super.init()
  }

  /// The same selection, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    AVMediaSelection(of: owner, choices.withLock { $0 })
  }

  /// The same selection, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    AVMutableMediaSelection(of: owner, choices.withLock { $0 })
  }

  /// What it is a selection of, as long as that is there.
  open var asset: AVAsset? { owner }

  /// The option that is selected in `mediaSelectionGroup`; nil where none is.
  open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
    let id = choices.withLock { $0.chosen[mediaSelectionGroup.kind] }
    return mediaSelectionGroup.options.first { $0.stream.id == id }
  }

  /// Whether the option in `mediaSelectionGroup` is selected by itself; false once somebody selected one.
  open func mediaSelectionCriteriaCanBeAppliedAutomatically(
    to mediaSelectionGroup: AVMediaSelectionGroup
  ) -> Bool {
    choices.withLock { $0.pinned[mediaSelectionGroup.kind] == nil }
  }
}
