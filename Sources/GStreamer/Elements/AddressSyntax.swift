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

  /// The address that `reference` means where it stands in what is at `base`.
  ///
  /// The C function is `g_uri_resolve_relative`.
  package static func resolve(_ reference: String, against base: String) -> String {
    let flags = GUriFlags(G_URI_FLAGS_ENCODED.rawValue | G_URI_FLAGS_PARSE_RELAXED.rawValue)
    guard let text = unsafe g_uri_resolve_relative(base, reference, flags, nil) else { return reference }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }
}
