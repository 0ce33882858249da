import CoreMedia
import Foundation
import GStreamer
import LocalRenderer

/// Which images are wanted, and how.
struct ImageSettings: Sendable {
  var isUpright = false
  var box = CGSize.zero
  var before = CMTime.positiveInfinity
  var after = CMTime.positiveInfinity
  var aperture: AVAssetImageGenerator.ApertureMode?
  var dynamicRange = AVAssetImageGenerator.DynamicRangePolicy.forceSDR

  /// The picture to look up for `time`; nil where that is no time.
  func wish(at time: CMTime) -> StillWish? {
    guard time.isNumeric, let nanoseconds = time.nanoseconds else { return nil }
    // What comes before and is found fast is near enough; else only the very picture is sure to be.
    return StillWish(at: nanoseconds, isExact: !before.isPositiveInfinity)
  }

  /// The image of a picture; nil where its pixels cannot be read.
  func image(of still: Still) -> CGImage? {
    let turn = isUpright ? still.rotation : 0
    let size = size(of: still.pixels.shape, turnedBy: turn)
    guard let made = still.pixels.converted(to: "RGBA", width: size.width, height: size.height) else {
      return nil
    }
    return (turn == 0 ? made : made.turned(by: turn)).map(CGImage.init)
  }

  /// The size of the image before it is turned: with square pixels, and so that it fits into the box afterwards.
  private func size(of shape: PixelShape, turnedBy turn: Int) -> (width: Int, height: Int) {
    let box = turn % 180 == 0 ? self.box : CGSize(width: self.box.height, height: self.box.width)
    let (width, height) = (Double(shape.width) * shape.pixelAspect, Double(shape.height))
    var scale = 1.0
    if box.width > 0 { scale = min(scale, box.width / width) }
    if box.height > 0 { scale = min(scale, box.height / height) }
    return (max(1, Int((width * scale).rounded())), max(1, Int((height * scale).rounded())))
  }
}
