import CoreMedia
import Foundation
import Playback
import Synchronization

extension AVPlayerItem {
  /// A seek of an item that is not the current one sets where it will begin.
  nonisolated func seek(_ request: SeekRequest) {
    request.check()
    if let player = home.withLock({ $0.player }), player.seek(request, of: self) { return }
    state.withLock { $0.start = request.time }
    var changes = Changes()
    request.completion?.call(true, &changes)
    changes.tell()
    home.withLock { $0.player }?.refresh()
  }
}
