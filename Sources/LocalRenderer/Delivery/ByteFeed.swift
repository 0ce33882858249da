import GStreamer
import Playback
import Synchronization

/// Fills one source element with what is delivered, a piece at a time where parts can be asked for.
///
/// The element asks when it has nothing left; so no more is kept than a piece, however fast the program is.
final class ByteFeed: Sendable {
  /// The bytes of a piece.
  private static let piece: Int64 = 2 << 20

  private let request: ByteRequest
  private let facts: ByteFacts
  private let writer: ByteWriter
  private weak let desk: DeliveryDesk?
  private let state: Guarded<State>

  private struct State {
    /// The place of the next byte.
    var position: Int64 = 0

    /// The place behind the last byte that was asked for; nil means the end.
    var limit: Int64?

    /// Whether the element has nothing left.
    var isHungry = false

    /// Which asking is under way; what comes of an earlier one is late.
    var run = 0
    var isAsking = false
    var delivery: ByteDelivery?
    var hasEnded = false

    /// A playlist, as far as it has come.
    var text: [UInt8] = []

    /// Where it was found in the end, which its addresses are told from.
    var address: String
  }

  init(_ request: ByteRequest, facts: ByteFacts, desk: DeliveryDesk, writer: ByteWriter) {
    (self.request, self.facts, self.desk, self.writer) = (request, facts, desk, writer)
    state = Guarded(State(address: request.address))
  }

  deinit { state.withLock { $0.delivery }?.cancel() }

  /// The element has nothing left.
  func feed() {
    state.withLock { $0.isHungry = true }
    askForMore()
  }

  /// The element is to be given what is at `place` next.
  func go(to place: Int64) {
    let delivery = state.withLock { state in
      defer { state.delivery = nil }
      state.run += 1
      (state.position, state.isAsking, state.isHungry, state.hasEnded) = (place, false, false, false)
      state.text = []
      return state.delivery
    }
    delivery?.cancel()
  }

  private func askForMore() {
    let isPieced = request.role == .media && facts.givesRanges && facts.length != nil
    let asked: (run: Int, ByteRequest)? = state.withLock { state in
      guard state.isHungry, !state.isAsking, !state.hasEnded else { return nil }
      if let length = facts.length, state.position >= length {
        state.hasEnded = true
        writer.end()
        return nil
      }
      (state.isAsking, state.run) = (true, state.run + 1)
      let left = facts.length.map { $0 - state.position }
      let length = isPieced ? left.map { min($0, Self.piece) } : nil
      state.limit = length.map { state.position + $0 }
      return (
        state.run, ByteRequest(request.address, for: request.role, offset: state.position, length: length)
      )
    }
    guard let (run, request) = asked else { return }
    guard let desk else { return writer.end() }
    let delivery = desk.ask(request) { [weak self] in self?.heard($0, run) }
    let isLate = state.withLock { state in
      guard state.run == run, state.isAsking else { return true }
      state.delivery = delivery
      return false
    }
    if isLate { delivery.cancel() }
  }
}

// MARK: - What comes

extension ByteFeed {
  private func heard(_ answer: ByteAnswer, _ run: Int) {
    switch answer {
    case .facts: break
    case .bytes(let bytes): take(bytes, run)
    case .elsewhere(let address, _): goElsewhere(address, run)
    case .finished: finish(run)
    case .failed(let error):
      let isCurrent = state.withLock { state in
        defer {
          if state.run == run { (state.isAsking, state.delivery, state.hasEnded) = (false, nil, true) }
        }
        return state.run == run
      }
      guard isCurrent else { return }
      desk?.fail(error)
      writer.fail()
    }
  }

  /// Writes what was asked for and no more.
  private func take(_ bytes: [UInt8], _ run: Int) {
    state.withLock { state in
      guard state.run == run, state.isAsking else { return }
      let room = state.limit.map { Int(max(0, $0 - state.position)) } ?? bytes.count
      let wanted = bytes.count > room ? Array(bytes.prefix(room)) : bytes
      guard !wanted.isEmpty else { return }
      let place = state.position
      state.position += Int64(wanted.count)
      if request.role == .playlist { return state.text += wanted }
      state.isHungry = false
      // Under the lock, so that nothing of before a seek is written behind it; the element does not call back.
      writer.write(wanted, at: place)
    }
  }

  private func finish(_ run: Int) {
    let goesOn = state.withLock { state in
      guard state.run == run, state.isAsking else { return false }
      (state.isAsking, state.delivery) = (false, nil)
      if request.role == .playlist, let desk {
        writer.write(desk.led(state.text, at: state.address), at: 0)
      }
      let isShort = state.limit.map { state.position < $0 } ?? true
      guard isShort else { return true }
      state.hasEnded = true
      writer.end()
      return false
    }
    if goesOn { askForMore() }
  }

  private func goElsewhere(_ address: String, _ run: Int) {
    let start: Int64? = state.withLock { state in
      guard state.run == run else { return nil }
      state.address = address
      return state.position
    }
    guard let start, let desk else { return }
    let moved = ByteRequest(address, for: request.role == .key ? .segment : request.role, offset: start)
    let delivery = desk.fetch(moved) { [weak self] in self?.heard($0, run) }
    let isLate = state.withLock { state in
      if state.run == run { state.delivery = delivery }
      return state.run != run
    }
    if isLate { delivery.cancel() }
  }
}
