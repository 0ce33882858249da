import Foundation

/// Where a program says that a resource is to be had.
struct Redirect: @unchecked Sendable {
  // Unchecked, because of `given`, which is a value of one of three types and is never written to.

  /// What was given.
  let given: Any?

  /// The address and the headers; nil where nothing was given.
  let target: (url: String, headers: [String: String])?

  /// Reads a `ResourceRequest`, a `URL` or a `URLRequest`.
  ///
  /// `URLRequest` lives in FoundationNetworking, which is not linked: so it is read by reflection.
  init(_ given: Any?) {
    self.given = given
    switch given {
    case let request as ResourceRequest: target = (request.text, request.allHTTPHeaderFields ?? [:])
    case let url as URL: target = (url.absoluteString, [:])
    case let other?:
      let fields = Dictionary(
        Mirror(reflecting: other).children.map { ($0.label ?? "", $0.value) },
        uniquingKeysWith: { first, _ in first })
      let headers = fields["allHTTPHeaderFields"] as? [String: String] ?? [:]
      target = (fields["url"] as? URL).map { ($0.absoluteString, headers) }
    case nil: target = nil
    }
  }

}
