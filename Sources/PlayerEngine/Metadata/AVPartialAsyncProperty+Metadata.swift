public import Foundation

// What can be loaded of an item of metadata.

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  /// What it says.
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
    AVAsyncProperty("value") { $0.value }
  }

  /// What it says as words.
  public static var stringValue: AVAsyncProperty<Root, String?> {
    AVAsyncProperty("stringValue") { $0.stringValue }
  }

  /// What it says as a number.
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> {
    AVAsyncProperty("numberValue") { $0.numberValue }
  }

  /// What it says as a date.
  public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty("dateValue") { $0.dateValue } }

  /// What it says as bytes.
  public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty("dataValue") { $0.dataValue } }

  /// More about what it says.
  public static var extraAttributes: AVAsyncProperty<Root, [AVMetadataExtraAttributeKey: Any]?> {
    AVAsyncProperty("extraAttributes") { $0.extraAttributes }
  }
}

extension AVMetadataItem: KeyedLoading {
  func loading(ofKey key: String) -> KeyLoading { .loaded }

  func load(_ keys: [String], then handler: @escaping @Sendable () -> Void) {
    handler()
  }
}
