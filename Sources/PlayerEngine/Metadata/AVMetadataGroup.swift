public import Foundation

/// Items of metadata that belong together.
open class AVMetadataGroup: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; it has nothing of its own that changes.

  /// The items.
  open var items: [AVMetadataItem] { [] }

  /// What kind of group it is, where that is told.
  open var classifyingLabel: String? { nil }

  /// Tells the group from others, where that is told.
  open var uniqueID: String? { nil }
}
