public import Foundation

/// A queue, by its older name.
public typealias dispatch_queue_t = DispatchQueue

/// Text, as Core Foundation calls it.
public typealias CFString = NSString

/// Runs `body`; there is no pool to be emptied here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension UserDefaults {
  /// The value of `key`; nil where there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of `key`; nil takes it away.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension Data.WritingOptions {
  /// Writes into another file first, by the older name.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension URL {
  /// Where a program keeps what it can make anew: `$XDG_CACHE_HOME`, else `.cache` in the home folder.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// Where a person's documents are.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
