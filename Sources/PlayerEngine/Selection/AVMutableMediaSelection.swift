import Foundation
import Playback
import Synchronization

/// A selection that can be changed; what plays is not.
open class AVMutableMediaSelection: AVMediaSelection, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives.

  /// Selects `mediaSelectionOption` in `mediaSelectionGroup`; nil selects none, where the group allows that.
  open func select(
    _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
  ) {
    guard mediaSelectionGroup.takes(mediaSelectionOption) else { return }
    choices.withLock { $0.pin(mediaSelectionOption?.stream.id, in: mediaSelectionGroup.kind) }
  }
}

extension AVMediaSelectionGroup {
  /// Whether `option` can be selected here.
  func takes(_ option: AVMediaSelectionOption?) -> Bool {
    option.map { options.contains($0) } ?? allowsEmptySelection
  }
}
