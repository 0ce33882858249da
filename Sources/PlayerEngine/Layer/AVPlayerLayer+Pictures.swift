public import CoreMedia
public import Dispatch
import Foundation
import Playback

// What of a layer is to be seen.

extension AVPlayerLayer {
  /// The picture that is seen, as `pixelBufferAttributes` ask; nil unless the player is paused, and where there is none.
  public func displayedPixelBuffer() -> CVPixelBuffer? {
    guard let player, player.timeControlStatus == .paused, let (picture, _) = player.core.presentPicture
    else {
      return nil
    }
    return PixelWishes(pixelBufferAttributes).buffer(of: picture)
  }

  /// Not AVFoundation's: has `receiver` called on `queue` with each picture when it is due, and the time it is due at;
  /// nil ends that.
  ///
  /// It comes as `pixelBufferAttributes` ask when this is called, and as it was coded: not turned, and not fitted into
  /// `bounds`. While the player is paused, the picture of each new place comes. One that takes longer than the next is due
  /// misses some.
  public func setPictureReceiver(
    queue: DispatchQueue, _ receiver: (@Sendable (CVPixelBuffer, CMTime) -> Void)?
  ) {
    guard let receiver else { return show(on: nil) }
    let wishes = PixelWishes(pixelBufferAttributes)
    show(
      on: PictureScreen(queue: queue) { picture in
        if let buffer = wishes.buffer(of: picture) { receiver(buffer, picture.time) }
      })
  }
}
