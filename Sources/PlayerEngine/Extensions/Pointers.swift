// The one place, with Pointers+MainActor.swift and Pointers+Taps.swift, where Apple's own signatures are pointers.

public import CoreMedia
public import Foundation
import GStreamer
import Playback

/// Where a call may leave an error.
@unsafe public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension AVAsynchronousKeyValueLoading {
  /// How far the loading of the value with this name has come, and, in `error`, why it failed; never waits.
  public func statusOfValue(forKey key: String, error: NSErrorPointer) -> AVKeyValueStatus {
    unsafe keyed.status(ofKey: key, error)
  }
}

extension KeyedLoading {
  /// How far the loading of the value with this name has come, and, in `error`, why it failed.
  fileprivate func status(ofKey key: String, _ error: NSErrorPointer) -> AVKeyValueStatus {
    switch loading(ofKey: key) {
    case .unknown: return .unknown
    case .loading: return .loading
    case .loaded: return .loaded
    case .cancelled: return .cancelled
    case .failed(let failure):
      unsafe error?.pointee = failure as NSError
      return .failed
    }
  }
}

/// What an asset is besides what there is to know of it: an object whose loading by names can be overridden, as
/// stand-ins for assets do.
open class LoadableObject: NSObject, AVAsynchronousKeyValueLoading {
  override init() { super.init() }

  /// Loads the values with these names, and calls `handler`, on a queue of its own choice, when all of them
  /// are loaded, have failed or were cancelled.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    keyed.load(keys) { if let handler { DispatchQueue.fresh.async(execute: handler) } }
  }

  /// How far the loading of the value with this name has come, and, in `error`, why it failed; never waits.
  open func statusOfValue(forKey key: String, error: NSErrorPointer) -> AVKeyValueStatus {
    unsafe keyed.status(ofKey: key, error)
  }
}

/// The number that an observer gave when it was added, in the guise of an address; it leads nowhere.
@safe
struct KeyValueContext: Equatable, Sendable {
  // Not safe to be followed, and therefore never followed; only compared, and handed back.
  private nonisolated(unsafe) let address: UnsafeMutableRawPointer?

  init(_ address: UnsafeMutableRawPointer?) { unsafe self.address = unsafe address }

  static func == (left: KeyValueContext, right: KeyValueContext) -> Bool {
    unsafe left.address == right.address
  }

  /// Tells `observer` of a change.
  func tell(
    _ observer: any KeyValueObserver, _ keyPath: String, _ object: Any, _ change: [NSKeyValueChangeKey: Any]
  ) {
    unsafe observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: address)
  }
}

/// Somebody who can be told of changes of properties that are named by strings.
///
/// The observable classes of this package are such, and the `NSObject` of the module `AppleCompatibility`.
public protocol KeyValueObserver: AnyObject {
  /// A property that this object observes has changed.
  ///
  /// Called on the main queue, in the order in which things happened, for changes that the package makes; for
  /// those that code announces itself (`didChangeValue(forKey:)`), on that code's thread.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// An object whose properties can be observed, and read by their names; what Apple's `NSObject` is besides
/// Foundation's here.
///
/// It may observe others as well: override `observeValue(forKeyPath:of:change:context:)`.
open class KeyValueObject: NSObject, KeyValueObserving, KeyValueObserver, KeyValueCoding {
  /// An object.
  public override init() { super.init() }

  /// Tells `observer` of each change of the property at `keyPath`, by `observeValue(forKeyPath:of:change:context:)`,
  /// until it is removed or gone.
  ///
  /// Keys may be spelt with and without their "is". Traps where the observer has no such method, which means that
  /// its file does not see the `NSObject` of `AppleCompatibility`.
  open func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    unsafe keyValueRegistry.add(observer, to: self, keyPath, options, KeyValueContext(context))
  }

  /// Tells `observer`, as it was added with `context`, no more; traps where it was not.
  open func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    unsafe keyValueRegistry.remove(observer, from: self, keyPath, KeyValueContext(context))
  }

  /// Tells `observer` of the property at `keyPath` no more; traps where it was not added.
  open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    keyValueRegistry.remove(observer, from: self, keyPath, nil)
  }

  // The same for observers known to have the method, so that code that knows them alone can override these.

  /// Tells `observer` of each change of the property at `keyPath`.
  open func addObserver(
    _ observer: KeyValueObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    unsafe addObserver(observer as NSObject, forKeyPath: keyPath, options: options, context: context)
  }

  /// Tells `observer`, as it was added with `context`, no more; traps where it was not.
  open func removeObserver(
    _ observer: KeyValueObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    unsafe removeObserver(observer as NSObject, forKeyPath: keyPath, context: context)
  }

  /// Tells `observer` of the property at `keyPath` no more; traps where it was not added.
  open func removeObserver(_ observer: KeyValueObject, forKeyPath keyPath: String) {
    removeObserver(observer as NSObject, forKeyPath: keyPath)
  }

  /// Says that the property `key` is about to change; to be followed by `didChangeValue(forKey:)`.
  open func willChangeValue(forKey key: String) { announceChange(of: key, .coming) }

  /// Says that the property `key` has changed; observers are told before this returns.
  open func didChangeValue(forKey key: String) { announceChange(of: key, .done) }

  /// The value of the property `key`: numbers and enumerations as `NSNumber`, times as `NSValue`.
  ///
  /// Traps where there is no such property.
  open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

  /// The value at `keyPath`, whose parts are separated by dots; nil where one on the way is.
  open func value(forKeyPath keyPath: String) -> Any? { follow(keyPath) }

  /// Traps: who is added as an observer overrides this, and calls it for nothing of its own.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    unhandled(keyPath, of: object)
  }
}

// MARK: - Pixels

/// Where the pixels begin; with planes, those of the first.
///
/// Valid between locking and unlocking, and no longer than the buffer is there.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  unsafe pixelBuffer.block.address(ofPlane: 0)
}

/// Where a plane begins; nil where there is none.
///
/// Valid between locking and unlocking, and no longer than the buffer is there.
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
  unsafe pixelBuffer.block.address(ofPlane: planeIndex)
}

/// Makes a picture in memory; of `pixelBufferAttributes` none matters here.
///
/// `allocator` is nil; there are no others.
public func CVPixelBufferCreate(
  _ allocator: Never?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: [String: Any]?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard PixelFormat(type: pixelFormatType) != nil else { return kCVReturnInvalidPixelFormat }
  guard let made = CVPixelBuffer(width: width, height: height, pixelFormat: pixelFormatType) else {
    return kCVReturnInvalidSize
  }
  unsafe pixelBufferOut.pointee = made
  return kCVReturnSuccess
}

/// What is attached under a key; nil where nothing is.
///
/// Where there is something, `attachmentMode` tells that it does not go with copies.
public func CVBufferGetAttachment(
  _ buffer: CVBuffer, _ key: String, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? {
  unsafe CVBufferCopyAttachment(buffer, key, attachmentMode)
}

/// What is attached under a key; nil where nothing is.
///
/// Where there is something, `attachmentMode` tells that it does not go with copies.
public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: String, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? {
  unsafe attachmentMode?.pointee = .shouldNotPropagate
  return buffer.attachment(key)
}

extension AVPlayerItemVideoOutput {
  /// The picture for `itemTime`, which counts as taken then; nil where there is none for it.
  ///
  /// `outItemTimeForDisplay` gets the time at which it is due.
  public func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? {
    guard let taken = take(at: itemTime) else { return nil }
    unsafe outItemTimeForDisplay?.pointee = taken.time
    return taken.buffer
  }
}

extension AVAssetImageGenerator {
  /// The image for `requestedTime`, at once; `actualTime` gets the time it is of.
  ///
  /// Waits until it is there, and must not be called where that would hold up others.
  public func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    let made = try wait(for: requestedTime)
    unsafe actualTime?.pointee = made.actualTime
    return made.image
  }
}

extension AVAudioMixInputParameters {
  /// The volume ramp that holds at `time`, or else the next one; false behind the last.
  public func getVolumeRamp(
    for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp = ramp(at: time) else { return false }
    unsafe startVolume?.pointee = ramp.start
    unsafe endVolume?.pointee = ramp.end
    unsafe timeRange?.pointee = ramp.range
    return true
  }
}
