public import CoreMedia
public import Foundation
import Playback
import Synchronization

/// One thing that media says of itself, such as its title.
open class AVMetadataItem: NSObject, NSCopying, NSMutableCopying, AVAsynchronousKeyValueLoading {
  private let fields: Mutex<MetadataFields>

  /// An item that says nothing yet.
  public override init() {
    fields = Mutex(MetadataFields())
    super.init()
  }

  /// An item that holds `contents`.
  convenience init(_ contents: MetadataFields) {
    self.init()
    self.contents = contents
  }

  /// What the item holds.
  final var contents: MetadataFields {
    get { fields.withLock { $0 } }
    set { fields.withLock { $0 = newValue } }
  }

  // MARK: - What it is called

  /// The name of what it tells: key space and key.
  open var identifier: AVMetadataIdentifier? { contents.identifier }

  /// The name within its key space.
  open var key: (any NSCopying & NSObjectProtocol)? {
    identifier.flatMap { AVMetadataItem.key(forIdentifier: $0) as? String }.map { $0 as NSString }
  }

  /// The vocabulary its key comes from.
  open var keySpace: AVMetadataKeySpace? { identifier.flatMap(AVMetadataItem.keySpace(forIdentifier:)) }

  /// What every key space calls it; nil where there is no such name.
  open var commonKey: AVMetadataKey? { identifier?.commonKey }

  // MARK: - Whom and what it is for

  /// The language of its words, as a BCP-47 tag.
  open var extendedLanguageTag: String? { contents.extendedLanguageTag }

  /// The language of its words.
  open var locale: Locale? { contents.locale ?? extendedLanguageTag.map(Locale.init(identifier:)) }

  /// From when on it holds; invalid where it holds for all of the media.
  open var time: CMTime { contents.time }

  /// For how long it holds; invalid where it holds for all of the media.
  open var duration: CMTime { contents.duration }

  /// From which date on it holds.
  open var startDate: Date? { contents.startDate }

  /// The form of its value, such as `kCMMetadataBaseDataType_JPEG`.
  open var dataType: String? { contents.dataType }

  // MARK: - What it says

  /// What it says.
  open var value: (any NSCopying & NSObjectProtocol)? { contents.value }

  /// More about what it says.
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { contents.extraAttributes }

  /// What it says as words; nil where that cannot be.
  open var stringValue: String? { MetadataValue(value).string }

  /// What it says as a number; nil where that cannot be.
  open var numberValue: NSNumber? { MetadataValue(value).number }

  /// What it says as a date; nil where that cannot be.
  open var dateValue: Date? { MetadataValue(value).date }

  /// What it says as bytes; nil where that cannot be.
  open var dataValue: Data? { MetadataValue(value).data }

  // MARK: - Copying

  /// The item itself or, for one that can change, one that is as it is now.
  open func copy(with zone: NSZone? = nil) -> Any { AVMetadataItem(contents) }

  /// An item that is the same now, and can change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { AVMutableMetadataItem(contents) }

  /// The name and what it says.
  open override var description: String {
    "<AVMetadataItem: \(identifier?.rawValue ?? "-") = \(stringValue ?? dataValue.map { "\($0.count) bytes" } ?? "-")>"
  }
}

// Unchecked, because an open class cannot be checked; everything it has is in `fields`, under a lock.
extension AVMetadataItem: @unchecked Sendable {}
