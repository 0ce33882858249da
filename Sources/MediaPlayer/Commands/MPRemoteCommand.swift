public import Foundation
import Playback
import Synchronization

/// Something that may be asked of a program from outside, by a key, a headset or the desktop.
///
/// Any thread may use it; handlers are called on the main queue.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked, and handlers are not marked as Sendable; all that changes
  // is in `state`, under a lock, and handlers are called on the main queue.
  private let state = Mutex(State())

  private struct State {
    var isEnabled = true
    var targets: [Target] = []
  }

  /// A handler, and what stands for it.
  private final class Target: @unchecked Sendable {
    // Unchecked, because handlers are not marked as Sendable; they are called on the main queue.
    let handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus

    init(_ handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) {
      self.handler = handler
    }
  }

  /// Whether it may be asked for; it is offered while it is enabled and has a handler.
  open var isEnabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set { state.withLock { $0.isEnabled = newValue } }
  }

  /// Calls `handler` on the main queue when the command is given; until what is returned is given to
  /// `removeTarget`.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let target = Target(handler)
    state.withLock { $0.targets.append(target) }
    return target
  }

  /// Ends a handler; nil ends all.
  open func removeTarget(_ target: Any?) {
    let ended = target as? Target
    guard target == nil || ended != nil else { return }
    state.withLock { state in state.targets.removeAll { ended == nil || $0 === ended } }
  }

  /// Whether it is to be offered.
  package var isOffered: Bool { state.withLock { $0.isEnabled && !$0.targets.isEmpty } }

  /// Gives the command to its handlers, in their order, and returns the first answer that is not `success`.
  ///
  /// To be called on the main queue.
  package func give(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    let targets = state.withLock { $0.isEnabled ? $0.targets : [] }
    guard !targets.isEmpty else { return .commandFailed }
    return targets.map { $0.handler(event) }.first { $0 != .success } ?? .success
  }
}
