public import Foundation

/// What is asked of the delegate of an `AVAssetResourceLoader`, with the names that `URLRequest` has for it.
///
/// AVFoundation has a `URLRequest` here, which on Linux belongs to FoundationNetworking and so to libcurl: nobody who
/// plays a file is to load that. `AppleCompatibility` makes one into the other.
public struct ResourceRequest: Sendable, Hashable {
  /// The address, as its owner wrote it.
  var text: String

  /// The headers; nil means none.
  public var allHTTPHeaderFields: [String: String]?

  /// The method; `GET` unless told.
  public var httpMethod: String? = "GET"

  /// Asks for what is at `url`.
  public init(url: URL) { text = url.absoluteString }

  init(text: String) { self.text = text }

  /// The address; nil where it is none.
  public var url: URL? {
    get { URL(string: text) }
    set { text = newValue?.absoluteString ?? "" }
  }

  /// The header of this name, however that is spelt; nil where there is none.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// Puts a header in the place of one of the same name; nil takes it out.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = (allHTTPHeaderFields ?? [:]).filter { $0.key.lowercased() != field.lowercased() }
    fields[field] = value
    allHTTPHeaderFields = fields.isEmpty ? nil : fields
  }
}
