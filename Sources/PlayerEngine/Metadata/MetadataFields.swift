import CoreMedia
import Foundation

/// What an `AVMetadataItem` holds.
struct MetadataFields: @unchecked Sendable {
  // Unchecked, because Foundation's value classes are not marked as Sendable; `value` and `key` are copied on
  // their way in, and the extra attributes are values.
  var identifier: AVMetadataIdentifier?
  var extendedLanguageTag: String?
  var locale: Locale?
  var time = CMTime.invalid
  var duration = CMTime.invalid
  var startDate: Date?
  var dataType: String?
  var value: (any NSCopying & NSObjectProtocol)?
  var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
}
