/// Calls that are due because one item has followed another.
struct FollowerCalls: Sendable {
  private let advances: [(from: AVPlayerItem, to: AVPlayerItem?)]
  private let followers: [@Sendable (AVPlayerItem, AVPlayerItem?) -> Void]

  /// Takes what is due out of `state`.
  init(_ state: inout PlayerState) {
    advances = state.pending.advances
    followers = advances.isEmpty ? [] : Array(state.followers.values)
    state.pending.advances = []
  }

  /// Calls; no lock may be held.
  func tell() {
    for advance in advances { for follower in followers { follower(advance.from, advance.to) } }
  }
}
