public import Foundation

/// Hears what a stream says of stretches of its time.
@preconcurrency
public protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol, Sendable {
  /// These groups are known now; those at the first indexes were not before, those at the others say something else.
  func metadataCollector(
    _ metadataCollector: AVPlayerItemMetadataCollector, didCollect metadataGroups: [AVDateRangeMetadataGroup],
    indexesOfNewGroups: IndexSet, indexesOfModifiedGroups: IndexSet)
}
