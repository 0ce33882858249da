import GStreamer
import Playback
import Synchronization

/// What an item asks of the program that plays it: gives each resource an address that GStreamer's elements can open.
///
/// Nothing of the real addresses, which may hold secrets, is in those.
final class DeliveryDesk: Sendable {
  let media: Media
  private let source: (any ByteSource)?
  private let revise: @Sendable ([UInt8]) -> [UInt8]?
  private let number: Int
  private let onFailure: @Sendable (PlaybackError) -> Void
  private let known = Mutex(Known())

  private struct Known {
    var requests: [ByteRequest] = []
    var facts = ByteFacts()

    /// What could not be had.
    var failure: PlaybackError?
  }

  /// - Parameters:
  ///   - media: what is played.
  ///   - source: the program that delivers; nil leads everything to servers.
  ///   - revise: gives a playlist as it is to be played; nil where it stays as it is.
  ///   - onFailure: called, on any thread, when something cannot be had.
  init(
    _ media: Media, source: (any ByteSource)?, revise: @escaping @Sendable ([UInt8]) -> [UInt8]?,
    onFailure: @escaping @Sendable (PlaybackError) -> Void
  ) {
    (self.media, self.source, self.revise, self.onFailure) = (media, source, revise, onFailure)
    number = desks.withLock { desks in
      desks.last += 1
      return desks.last
    }
    _ = opening
    desks.withLock { $0.open[number] = WeakDesk(desk: self) }
  }

  deinit { _ = desks.withLock { [number] in $0.open.removeValue(forKey: number) } }

  /// What the resource to be played is.
  var facts: ByteFacts {
    get { known.withLock { $0.facts } }
    set { known.withLock { $0.facts = newValue } }
  }

  /// Whether `address` is one that only the program can read.
  static func needsProgram(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    return !["file", "http", "https", "data"].contains(scheme)
  }

  /// Whether keys are to be asked of the program wherever they are.
  var deliversAllKeys: Bool { source?.deliversAllKeys ?? false }

  /// The playlist with these bytes, found at `address`, as GStreamer is to have it.
  func led(_ playlist: [UInt8], at address: String) -> [UInt8] {
    LedPlaylist(revise(playlist) ?? playlist, at: address).led(through: self)
  }

  /// An address for GStreamer, under which `address` is delivered.
  func address(of address: String, for role: ByteRequest.Role) -> String {
    let request = ByteRequest(address, for: role)
    let place = known.withLock { known in
      if let place = known.requests.firstIndex(of: request) { return place }
      known.requests.append(request)
      return known.requests.count - 1
    }
    return "\(ByteElement.scheme)://\(number)/\(place)"
  }

  /// Asks whoever has it: the program, or an HTTP server.
  ///
  /// Once something cannot be had, nobody is asked any more: the item ends with that, and until it does `hlsdemux` asks
  /// for a key it did not get again and again.
  func ask(_ request: ByteRequest, answer: @escaping @Sendable (ByteAnswer) -> Void) -> ByteDelivery {
    if let failure = known.withLock({ $0.failure }) {
      answer(.failed(failure))
      return ByteDelivery {}
    }
    let asksProgram =
      Self.needsProgram(request.address) || request.role == .key && deliversAllKeys
    guard asksProgram, let source else { return fetch(request, answer: answer) }
    return source.ask(request, answer: answer)
  }

  /// Asks a server.
  func fetch(_ request: ByteRequest, answer: @escaping @Sendable (ByteAnswer) -> Void) -> ByteDelivery {
    Fetch.begin(request.address, like: media, from: request.offset) { news in
      switch news {
      case .answered: break
      case .bytes(let bytes): answer(.bytes(bytes))
      case .finished: answer(.finished)
      case .failed(let error, _): answer(.failed(error))
      }
    }
  }

  /// Says that something cannot be had, which ends the item.
  func fail(_ error: PlaybackError) {
    let isFirst = known.withLock { known in
      defer { known.failure = known.failure ?? error }
      return known.failure == nil
    }
    if isFirst { onFailure(error) }
  }

  fileprivate func filler(for place: Int, _ writer: ByteWriter) -> ByteElement.Filler? {
    let request = known.withLock { known in
      known.requests.indices.contains(place) ? known.requests[place] : nil
    }
    guard let request else { return nil }
    let facts = request.role == .media ? facts : ByteFacts(givesRanges: request.role == .segment)
    writer.describe(length: facts.length, isSeekable: facts.givesRanges)
    let feed = ByteFeed(request, facts: facts, desk: self, writer: writer)
    return ByteElement.Filler(onHunger: { feed.feed() }, onSeek: { feed.go(to: $0) })
  }
}

private struct Desks {
  var last = 0
  var open: [Int: WeakDesk] = [:]
}

private struct WeakDesk: Sendable {
  weak var desk: DeliveryDesk?
}

private let desks = Mutex(Desks())

/// Leads from the addresses of GStreamer's elements to the desks.
private let opening: Void = ByteElement.register { uri, writer in
  let parts = uri.drop { $0 != "/" }.split(separator: "/")
  guard parts.count == 2, let number = Int(parts[0]), let place = Int(parts[1]) else { return nil }
  return desks.withLock { $0.open[number]?.desk }?.filler(for: place, writer)
}
