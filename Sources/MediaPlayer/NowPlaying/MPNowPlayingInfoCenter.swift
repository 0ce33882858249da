public import Foundation
import Playback
import Synchronization

/// Where a program says what it plays.
///
/// Any thread may use it. What is said is kept until something else is.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked, and the dictionary may hold anything; both properties are
  // in `state`, under a lock.
  private let state = Mutex(State())

  private struct State {
    var info: [String: Any]?
    var playback = MPNowPlayingPlaybackState.unknown
    var followers: [Int: @Sendable () -> Void] = [:]
    var next = 0
  }

  private static let main = MPNowPlayingInfoCenter()

  /// The one of this program.
  public class func `default`() -> MPNowPlayingInfoCenter { main }

  /// What plays, by the names `MPMediaItemProperty…` and `MPNowPlayingInfoProperty…`; nil where nothing is said.
  ///
  /// It is replaced as a whole. The elapsed time is that of the moment in which it is set: set it anew when
  /// playback starts, pauses, jumps or changes its rate, and not otherwise.
  open var nowPlayingInfo: [String: Any]? {
    get { state.withLock { $0.info } }
    set { change { $0.info = newValue } }
  }

  /// What the program says of its playback; a system without audio sessions needs to be told.
  open var playbackState: MPNowPlayingPlaybackState {
    get { state.withLock { $0.playback } }
    set { change { $0.playback = newValue } }
  }

  /// Calls `body` after each change, on the thread of the change, until what is returned is released.
  package func follow(_ body: @escaping @Sendable () -> Void) -> NowPlayingFollowing {
    let number = state.withLock { state in
      defer { state.next += 1 }
      state.followers[state.next] = body
      return state.next
    }
    return NowPlayingFollowing { [weak self] in
      self?.state.withLock { _ = $0.followers.removeValue(forKey: number) }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    let followers = state.withLock { state in
      body(&state)
      return Array(state.followers.values)
    }
    for follower in followers { follower() }
  }
}
