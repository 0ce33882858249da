/// Somebody who is told of changes of what plays, as long as this is kept.
package final class NowPlayingFollowing: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}
