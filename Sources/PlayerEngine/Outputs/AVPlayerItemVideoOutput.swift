public import CoreMedia
public import Dispatch
public import Foundation
import Playback
import Synchronization

/// Gives out the pictures of an item as it plays, to be drawn or looked at by someone else.
///
/// Ask for the item's time with `itemTime(forHostTime:)`, then whether there is another picture for it, and take that. An
/// output is for one taker; several takers have one each. May be used from any thread. Pictures come as they are coded:
/// turning them upright is the taker's part.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: what changes is under a lock.
  private let wishes: PixelWishes
  private let state = Mutex(State())

  private struct State {
    weak var delegate: (any AVPlayerItemOutputPullDelegate)?
    var queue: DispatchQueue?

    /// The picture that was taken last: which load it belongs to, and when it is due.
    var taken: Taken?
    var wantsCall = false
  }

  private struct Taken: Equatable {
    let ticket: Ticket
    let time: CMTime
  }

  /// An output of pictures as the `kCVPixelBuffer…Key` attributes ask; nil takes them as they come.
  ///
  /// Traps where none of the pixel formats asked for is known here.
  public init(pixelBufferAttributes: [String: Any]? = nil) {
    wishes = PixelWishes(pixelBufferAttributes)
    super.init()
  }

  /// An output of pictures as the settings ask, which are those of `init(pixelBufferAttributes:)`; nil takes them as they
  /// come.
  ///
  /// Traps where the settings are empty, or ask for a coding.
  public convenience init(outputSettings: [String: Any]?) {
    precondition(outputSettings?.isEmpty != true, "Output settings must not be empty; nil asks for nothing.")
    precondition(outputSettings?["AVVideoCodecKey"] == nil, "A video output gives out no coded pictures.")
    self.init(pixelBufferAttributes: outputSettings)
  }

  // MARK: - Pictures

  /// Whether there is a picture for `itemTime` that was not taken yet.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool {
    guard let (_, taken) = look(at: itemTime) else { return false }
    return state.withLock { $0.taken != taken }
  }

  /// The picture for `itemTime` and when it is due, which counts as taken then.
  func take(at itemTime: CMTime) -> (buffer: CVPixelBuffer, time: CMTime)? {
    guard let (picture, taken) = look(at: itemTime), let buffer = wishes.buffer(of: picture) else {
      return nil
    }
    state.withLock { $0.taken = taken }
    return (buffer, picture.time)
  }

  private func look(at time: CMTime) -> (any Picture, Taken)? {
    guard let item, let player = item.home.withLock({ $0.player }),
      let (picture, ticket) = player.picture(of: item, at: time)
    else { return nil }
    return (picture, Taken(ticket: ticket, time: picture.time))
  }

  // MARK: - The delegate

  /// Who hears of it; not kept alive.
  open var delegate: (any AVPlayerItemOutputPullDelegate)? { state.withLock { $0.delegate } }

  /// The queue on which the delegate is called; nil is the main one.
  open var delegateQueue: DispatchQueue? { state.withLock { $0.queue } }

  /// Sets who hears of it, on which queue; the delegate is not kept alive.
  open func setDelegate(
    _ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    state.withLock { ($0.delegate, $0.queue) = (delegate, delegateQueue) }
  }

  /// Has the delegate told, once, that something new is about to come.
  ///
  /// `interval`, how many seconds before, is a hint: it is told as soon as a picture is there that was not taken.
  open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {
    state.withLock { $0.wantsCall = true }
    guard let item, let player = item.home.withLock({ $0.player }) else { return }
    player.watchPictures()
    if hasNewPixelBuffer(forItemTime: item.currentTime()) {
      var changes = Changes()
      pictureIsComing(&changes)
      changes.tell()
    }
  }

  override func pictureIsComing(_ changes: inout Changes) {
    let isWanted = state.withLock { state in
      defer { state.wantsCall = false }
      return state.wantsCall
    }
    if isWanted { call { $0.outputMediaDataWillChange(self) } }
  }

  override func sequenceWasFlushed(_ changes: inout Changes) {
    state.withLock { $0.taken = nil }
    call { $0.outputSequenceWasFlushed(self) }
  }

  /// Calls the delegate, where there is one, on its queue and in its turn.
  private func call(_ body: @escaping @Sendable (any AVPlayerItemOutputPullDelegate) -> Void) {
    let queue = state.withLock { $0.delegate == nil ? nil : $0.queue ?? .main }
    queue?.async { [weak self] in
      if let delegate = self?.delegate { body(delegate) }
    }
  }
}
