public import Foundation
import Playback
import Synchronization

/// Asks the delegate of an `AVAssetResourceLoader` for bytes.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.

  /// The place of the first byte wanted.
  public let requestedOffset: Int64

  /// How many bytes are wanted; `Int.max` where `requestsAllDataToEndOfResource`.
  public let requestedLength: Int

  /// Whether all bytes to the end are wanted, however many those are.
  public let requestsAllDataToEndOfResource: Bool

  private let state: Mutex<State>

  private struct State {
    var offset: Int64
    var receiver: (@Sendable (Data) -> Void)?
  }

  init(offset: Int64, length: Int64?) {
    requestedOffset = offset
    requestedLength = length.map(Int.init) ?? .max
    requestsAllDataToEndOfResource = length == nil
    state = Mutex(State(offset: offset))
    super.init()
  }

  /// The place of the byte to be given next.
  open var currentOffset: Int64 { state.withLock { $0.offset } }

  /// Gives the next bytes, as many as there are at hand; any number of times.
  open func respond(with data: Data) {
    let receiver = state.withLock { state in
      state.offset += Int64(data.count)
      return state.receiver
    }
    receiver?(data)
  }

  /// Who is given the bytes.
  var receiver: (@Sendable (Data) -> Void)? {
    get { state.withLock { $0.receiver } }
    set { state.withLock { $0.receiver = newValue } }
  }
}
