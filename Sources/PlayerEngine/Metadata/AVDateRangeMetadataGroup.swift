public import Foundation

/// Items of metadata that hold from one date to another, as a live stream tells them.
open class AVDateRangeMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives; what a mutable one changes is for one thread at a time.
  fileprivate var contents: [AVMetadataItem]
  fileprivate var start: Date
  fileprivate var end: Date?
  private let label: String?
  private let id: String?

  /// Says `items` from one date to another; without an end, for as long as nothing else is said.
  public convenience init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) {
    self.init(items: items, start: startDate, end: endDate, label: nil, id: nil)
  }

  init(items: [AVMetadataItem], start: Date, end: Date?, label: String?, id: String?) {
    (contents, self.start, self.end) = (items, start, end)
    (self.label, self.id) = (label, id)
    super.init()
  }

  /// The items.
  open override var items: [AVMetadataItem] { contents }

  /// When it begins to hold.
  open var startDate: Date { start }

  /// When it holds no more; nil where that is not told.
  open var endDate: Date? { end }

  /// What kind of group it is: the `CLASS` of a live stream's date range.
  open override var classifyingLabel: String? { label }

  /// Tells the group from others: the `ID` of a live stream's date range.
  open override var uniqueID: String? { id }

  /// A group that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    AVDateRangeMetadataGroup(items: items, start: startDate, end: endDate, label: label, id: id)
  }

  /// A group that says the same, and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    AVMutableDateRangeMetadataGroup(items: items, start: startDate, end: endDate, label: label, id: id)
  }
}

/// Such a group that can be changed; for one thread at a time.
open class AVMutableDateRangeMetadataGroup: AVDateRangeMetadataGroup, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives.

  /// The items.
  open override var items: [AVMetadataItem] {
    get { contents }
    set { contents = newValue }
  }

  /// When it begins to hold.
  open override var startDate: Date {
    get { start }
    set { start = newValue }
  }

  /// When it holds no more; nil where that is not told.
  open override var endDate: Date? {
    get { end }
    set { end = newValue }
  }
}
