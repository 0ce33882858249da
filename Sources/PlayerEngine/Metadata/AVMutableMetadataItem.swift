public import CoreMedia
public import Foundation

/// An item of metadata that can be filled in.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: everything is under that one's lock.

  /// An item that says nothing yet.
  public override init() { super.init() }

  /// The name of what it tells: key space and key.
  open override var identifier: AVMetadataIdentifier? {
    get { super.identifier }
    set { contents.identifier = newValue }
  }

  /// The name within its key space; takes effect together with `keySpace`.
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { super.key }
    set { rename(newValue, keySpace) }
  }

  /// The vocabulary its key comes from; `common` where a key is set first.
  open override var keySpace: AVMetadataKeySpace? {
    get { super.keySpace }
    set { rename(key ?? "" as NSString, newValue) }
  }

  /// The language of its words, as a BCP-47 tag.
  open override var extendedLanguageTag: String? {
    get { super.extendedLanguageTag }
    set { contents.extendedLanguageTag = newValue }
  }

  /// The language of its words.
  open override var locale: Locale? {
    get { super.locale }
    set { contents.locale = newValue }
  }

  /// From when on it holds; invalid where it holds for all of the media.
  open override var time: CMTime {
    get { super.time }
    set { contents.time = newValue }
  }

  /// For how long it holds; invalid where it holds for all of the media.
  open override var duration: CMTime {
    get { super.duration }
    set { contents.duration = newValue }
  }

  /// From which date on it holds.
  open override var startDate: Date? {
    get { super.startDate }
    set { contents.startDate = newValue }
  }

  /// The form of its value, such as `kCMMetadataBaseDataType_JPEG`.
  open override var dataType: String? {
    get { super.dataType }
    set { contents.dataType = newValue }
  }

  /// What it says; a copy is kept.
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { super.value }
    set { contents.value = (newValue?.copy(with: nil) as? any NSCopying & NSObjectProtocol) ?? newValue }
  }

  /// More about what it says.
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { super.extraAttributes }
    set { contents.extraAttributes = newValue }
  }

  private func rename(_ key: (any NSCopying & NSObjectProtocol)?, _ keySpace: AVMetadataKeySpace?) {
    contents.identifier = key.flatMap { AVMetadataItem.identifier(forKey: $0, keySpace: keySpace ?? .common) }
  }
}
