import Foundation

/// What a request says of its cookies.
package enum CookieHeader {
  /// The `Cookie` header for an array of `HTTPCookie`; nil when `cookies` is none or holds none.
  ///
  /// `HTTPCookie` lives in FoundationNetworking, which brings libcurl into every program that links it: a copy of the
  /// library to install, and milliseconds at each start. So its values are read as they are stored, by reflection.
  package static func value(of cookies: Any?) -> String? {
    guard let cookies = cookies as? [NSObject] else { return nil }
    let pairs = cookies.compactMap { cookie -> String? in
      let fields = Mirror(reflecting: cookie).children
      guard let name = fields.first(where: { $0.label == "_name" })?.value as? String,
        let value = fields.first(where: { $0.label == "_value" })?.value as? String
      else { return nil }
      return "\(name)=\(value)"
    }
    return pairs.isEmpty ? nil : pairs.joined(separator: "; ")
  }
}
