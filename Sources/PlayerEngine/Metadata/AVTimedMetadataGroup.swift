public import CoreMedia

/// Items of metadata that hold for a stretch of time, such as a chapter.
open class AVTimedMetadataGroup: AVMetadataGroup, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: both parts are constants.
  private let contents: [AVMetadataItem]
  private let range: CMTimeRange

  /// A group that holds for no time and says nothing.
  public override convenience init() { self.init(items: [], timeRange: .invalid) }

  /// Says `items` for `timeRange`.
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    contents = items
    range = timeRange
    super.init()
  }

  /// The items.
  open override var items: [AVMetadataItem] { contents }

  /// The stretch of time.
  open var timeRange: CMTimeRange { range }
}
