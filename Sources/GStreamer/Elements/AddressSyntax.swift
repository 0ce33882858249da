internal import CGStreamer

/// What makes an address one.
package enum AddressSyntax {
  /// Whether `address` can be asked of a server: libsoup takes any other for a fault of the program.
  ///
  /// The C function is `g_uri_parse`.
  package static func namesServer(_ address: String) -> Bool {
    guard let uri = unsafe g_uri_parse(address, G_URI_FLAGS_PARSE_RELAXED, nil) else { return false }
    defer { unsafe g_uri_unref(uri) }
    return unsafe g_uri_get_host(uri).map { unsafe $0.pointee != 0 } ?? false
  }
}
