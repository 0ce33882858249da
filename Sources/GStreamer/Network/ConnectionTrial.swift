internal import CGStreamer

/// Tries to reach a server, to find out why a source could not: souphttpsrc of GStreamer 1.22 does not say.
package enum ConnectionTrial {
  /// How a trial can end.
  package enum Outcome: Sendable, Hashable {
    case reached, hostNotFound, refused, timedOut, untrusted, failed(String)
  }

  /// Connects to the server of `address` and lets go of it again, waiting so many seconds at most.
  ///
  /// Blocks; never call it where others wait. The C function is `g_socket_client_connect_to_uri`.
  package static func outcome(of address: String, seconds: Int) -> Outcome {
    let client = unsafe g_socket_client_new()!
    defer { unsafe g_object_unref(client) }
    unsafe g_socket_client_set_timeout(client, guint(seconds))
    if address.lowercased().hasPrefix("https:") { unsafe g_socket_client_set_tls(client, 1) }
    var error: UnsafeMutablePointer<GError>?
    let port: guint16 = address.lowercased().hasPrefix("https:") ? 443 : 80
    if let connection = unsafe g_socket_client_connect_to_uri(client, address, port, nil, &error) {
      unsafe g_object_unref(connection)
      return .reached
    }
    defer { unsafe g_clear_error(&error) }
    guard let error = unsafe error else { return .failed("") }
    let domain = unsafe String(cString: g_quark_to_string(error.pointee.domain))
    switch (domain, unsafe error.pointee.code) {
    case ("g-resolver-error-quark", _): return .hostNotFound
    case ("g-tls-error-quark", _): return .untrusted
    case ("g-io-error-quark", gint(G_IO_ERROR_CONNECTION_REFUSED.rawValue)): return .refused
    case ("g-io-error-quark", gint(G_IO_ERROR_TIMED_OUT.rawValue)): return .timedOut
    default: return unsafe .failed(String(cString: error.pointee.message))
    }
  }
}
