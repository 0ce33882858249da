public import Foundation
import Playback
import Synchronization

/// Lets a program deliver what an asset consists of, where nothing else can fetch it.
///
/// The delegate is asked for addresses whose schemes mean nothing here, and for the keys of encrypted HLS at such
/// addresses. May be used from any thread.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.

  private let settings = Mutex(Settings())

  // Unchecked, because a delegate may be of any class; it is only called, on the queue that came with it.
  private struct Settings: @unchecked Sendable {
    weak var delegate: (any AVAssetResourceLoaderDelegate)?
    var hasDelegate = false
    var queue: DispatchQueue?
    var preloadsKeys = false
    var sendsClientData = false
  }

  override init() { super.init() }

  /// Who delivers; set with `setDelegate(_:queue:)`.
  open var delegate: (any AVAssetResourceLoaderDelegate)? { delegateReference.delegate }

  /// The queue that the delegate is called on; nil means the main queue.
  open var delegateQueue: DispatchQueue? { settings.withLock { $0.queue } }

  /// Lets `delegate`, which is not kept alive, deliver, and calls it on `delegateQueue`, a serial queue; nil means the
  /// main queue.
  ///
  /// To be set before the asset is loaded or played.
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?)
  {
    let new = DelegateReference(delegate)
    settings.withLock { settings in
      settings.delegate = new.delegate
      settings.queue = delegateQueue
      settings.hasDelegate = new.delegate != nil
    }
  }

  /// Whether to ask for keys before they are needed; kept, since a key is asked for when its playlist is played.
  open var preloadsEligibleContentKeys: Bool {
    get { settings.withLock { $0.preloadsKeys } }
    set { settings.withLock { $0.preloadsKeys = newValue } }
  }

  /// Whether to tell servers how playback fares (CMCD); kept, since nothing of it is sent here.
  open var sendsCommonMediaClientDataAsHTTPHeaders: Bool {
    get { settings.withLock { $0.sendsClientData } }
    set { settings.withLock { $0.sendsClientData = newValue } }
  }

  /// Whether a delegate was set, be it still there or not.
  var hasDelegate: Bool { settings.withLock { $0.hasDelegate } }

  private var delegateReference: DelegateReference { settings.withLock { DelegateReference($0.delegate) } }

  /// Calls `body` with the delegate, or with nil where that has gone, on its queue.
  func callDelegate(_ body: @escaping @Sendable ((any AVAssetResourceLoaderDelegate)?) -> Void) {
    (delegateQueue ?? .main).async { body(self.delegate) }
  }
}

/// Carries a delegate out of a lock; the delegate is called on its own queue alone.
private struct DelegateReference: @unchecked Sendable {
  // Unchecked: what a delegate is made of is its owner's, who says by the queue where it may be called.
  let delegate: (any AVAssetResourceLoaderDelegate)?

  init(_ delegate: (any AVAssetResourceLoaderDelegate)?) { self.delegate = delegate }
}
