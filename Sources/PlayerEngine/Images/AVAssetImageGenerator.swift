public import CoreMedia
public import Foundation
import LocalRenderer
import Playback
import Synchronization

/// Takes single images from an asset's pictures.
///
/// The images come one after the other, in the order in which they were asked for. The asset is opened for the first one,
/// and stays open as long as the generator is there. May be used from any thread.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.

  /// The asset.
  public let asset: AVAsset

  let requests: ImageRequests
  private let settings = Mutex(ImageSettings())

  /// A generator of images of `asset`; whether that has pictures shows when one is asked for.
  public init(asset: AVAsset) {
    self.asset = asset
    requests = ImageRequests(StillFinder(asset.loader.media))
    super.init()
  }

  deinit { requests.cancelAll() }

  // MARK: - What images are wanted

  /// Whether images are turned as the media says, so that they stand upright; false unless told.
  open var appliesPreferredTrackTransform: Bool {
    get { settings.withLock { $0.isUpright } }
    set { settings.withLock { $0.isUpright = newValue } }
  }

  /// The box into which images are made to fit, in pixels, with their shape kept; a width or height of 0 sets no limit.
  ///
  /// Images are never made larger than they are.
  open var maximumSize: CGSize {
    get { settings.withLock { $0.box } }
    set { settings.withLock { $0.box = newValue } }
  }

  /// How much earlier than asked for an image may be; positive infinity unless told, which is fast.
  ///
  /// Zero before and after gives the very picture.
  open var requestedTimeToleranceBefore: CMTime {
    get { settings.withLock { $0.before } }
    set { settings.withLock { $0.before = newValue } }
  }

  /// How much later than asked for an image may be; positive infinity unless told.
  open var requestedTimeToleranceAfter: CMTime {
    get { settings.withLock { $0.after } }
    set { settings.withLock { $0.after = newValue } }
  }

  /// Which part of the coded picture is meant; kept, since all of them are the same here.
  open var apertureMode: ApertureMode? {
    get { settings.withLock { $0.aperture } }
    set { settings.withLock { $0.aperture = newValue } }
  }

  /// What becomes of a high dynamic range; kept, since images have eight bits a colour either way.
  open var dynamicRangePolicy: DynamicRangePolicy {
    get { settings.withLock { $0.dynamicRange } }
    set { settings.withLock { $0.dynamicRange = newValue } }
  }

  // MARK: - Making them

  /// The image for `time`, and the time it is really of.
  ///
  /// Throws `AVError.noImageAtTime` where there is none, `AVError.operationCancelled` after
  /// `cancelAllCGImageGeneration()` or when the task is cancelled, and what keeps the asset from being opened.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    let made = try await requests.image(at: time, settings.withLock { $0 })
    return (made.image, made.actualTime)
  }

  /// The images for `times`, as they are made.
  open func images(for times: [CMTime]) -> Images { Images(self, times) }

  /// Makes the image for `requestedTime`, and calls `handler` with it and the time it is really of, or with the error, on
  /// a queue of its own.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    requests.add(requestedTime, settings.withLock { $0 }) { result in
      switch result {
      case .success(let made): handler(made.image, made.actualTime, nil)
      case .failure(let error): handler(nil, .invalid, error)
      }
    }
  }

  /// Makes the images for `requestedTimes` (`CMTime` values), and calls `handler` once for each, on a queue of its own.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
  ) {
    let settings = settings.withLock { $0 }
    for time in requestedTimes.map(\.timeValue) {
      requests.add(time, settings) { result in
        switch result {
        case .success(let made): handler(time, made.image, made.actualTime, .succeeded, nil)
        case .failure(let error):
          handler(time, nil, .invalid, error.code == .operationCancelled ? .cancelled : .failed, error)
        }
      }
    }
  }

  /// Gives up all images that were asked for and are not there; their handlers are told so.
  open func cancelAllCGImageGeneration() { requests.cancelAll() }

  /// The image for `time`; waits for it on the caller's thread.
  func wait(for time: CMTime) throws -> ImageRequests.Made {
    try requests.wait(for: time, settings.withLock { $0 })
  }
}
