import AVFoundation
import Playback

extension Failure {
  /// Tells of what AVFoundation says of the item at `uri`: of the cause beneath, where there is one.
  init(_ error: (any Error)?, of uri: String) {
    let beneath =
      error as? PlaybackError ?? (error as? AVError)?.cause ?? (error as NSError?)?.userInfo[
        NSUnderlyingErrorKey] as? PlaybackError
    self.init(beneath ?? PlaybackError(.other, item: uri))
  }
}
