package import Playback

/// Adds up what it takes to fetch an item.
///
/// Time comes in as an argument.
package struct TransferMeter: Sendable {
  /// What has come by now.
  package private(set) var transfer = Transfer()

  /// When something came last, as long as more is awaited.
  private var last: ContinuousClock.Instant?

  /// Nothing has come yet.
  package init() {}

  /// It is being asked for.
  package mutating func begin(at now: ContinuousClock.Instant) { last = now }

  /// Bytes came.
  package mutating func received(_ count: Int, at now: ContinuousClock.Instant) {
    transfer.bytes += Int64(count)
    if let last { transfer.time += now - last }
    last = now
  }

  /// Nothing is asked for, since there is enough.
  package mutating func rest() { last = nil }

  /// A request was answered from this address.
  package mutating func answered(from address: String?) {
    transfer.requests = (transfer.requests ?? 0) + 1
    guard let server = address.flatMap(Self.server) else { return }
    if let known = transfer.server, known != server { transfer.serverChanges += 1 }
    transfer.server = server
  }

  /// Another variant was chosen.
  package mutating func chose(bitRate: Double) { transfer.indicatedBitRate = bitRate }

  /// The server that an address names, without user and password; nil where it names none.
  private static func server(of address: String) -> String? {
    let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 2, parts[0].lowercased().hasPrefix("http") else { return nil }
    let host = (parts.last ?? "").prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return String(host.split(separator: "@").last ?? "")
  }
}
