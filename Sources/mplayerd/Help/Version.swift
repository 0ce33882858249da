/// Which release this is.
package enum Version {
  /// The number, as `--version` shows it.
  package static let text = "0.1.0"
}
