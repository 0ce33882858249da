public import Foundation

/// Which key is meant.
open class AVContentKeySpecifier: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; nothing in it changes.

  /// How the key is given out.
  public let keySystem: AVContentKeySystem

  /// What the key is known by: for HLS, its address as a `String`.
  public let identifier: any Sendable

  /// What else is known of it.
  public let options: [String: any Sendable]

  /// The key that is known by `contentKeyIdentifier`.
  public init(
    forKeySystem keySystem: AVContentKeySystem, identifier contentKeyIdentifier: any Sendable,
    options: [String: any Sendable] = [:]
  ) {
    self.keySystem = keySystem
    identifier = contentKeyIdentifier
    self.options = options
    super.init()
  }
}
