import GStreamer
import Playback

/// What the program that plays it delivers itself.
extension ItemPipeline {
  /// Where the program is asked for what it delivers.
  struct Delivery: Sendable {
    var desk: DeliveryDesk?

    /// The question what the resource is.
    var inquiry: ByteDelivery?
  }

  /// Whether the item, or the playlists that lead to it, go through the program.
  var isDelivered: Bool {
    if manifest == .hls, !wishes.holes.isEmpty { return true }
    return media.source != nil && (DeliveryDesk.needsProgram(media.url) || manifest == .hls)
  }

  /// The address under which GStreamer is given what is delivered; nil where nothing is.
  var deliveryAddress: String? {
    let role: ByteRequest.Role = manifest == .hls ? .playlist : .media
    return delivery.withLock { $0.desk }?.address(of: media.url, for: role)
  }

  /// Asks what the resource is, unless that is known, and starts once the answer is there.
  func openThroughDesk() {
    let desk = DeliveryDesk(
      media, source: media.source, revise: { [weak self] in self?.revised($0) },
      onFailure: { [weak self] error in self?.fail(error) })
    delivery.withLock { $0.desk = desk }
    if manifest == .hls { return start() }
    let inquiry = desk.ask(ByteRequest(media.url, for: .facts, length: 2)) { [weak self, weak desk] answer in
      switch answer {
      case .facts(let facts): desk?.facts = facts
      case .bytes: break
      case .elsewhere(let address, let headers): self?.goElsewhere(address, headers)
      case .finished: self?.begin()
      case .failed(let error): self?.fail(error)
      }
    }
    delivery.withLock { $0.inquiry = inquiry }
  }

  private func begin() {
    if delivery.withLock({ $0.desk })?.facts.isPlaylist == true {
      say.yield(.isAdaptive(.hls))
    } else {
      start()
    }
  }

  private func goElsewhere(_ address: String, _ headers: [String: String]) {
    var media = media
    media.url = address
    media.headers = headers
    say.yield(.isElsewhere(media))
  }

  /// Plays what comes from `address`.
  func buildDelivered(at address: String) throws(ElementError) {
    let source = try Element(reading: address)
    pipeline.add(source)
    try find(behind: manifest == nil ? makeBuffer(behind: source) : source)
  }
}
