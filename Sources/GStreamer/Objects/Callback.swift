internal import CGStreamer
import Synchronization

/// A Swift closure on its way through C's `user_data`.
///
/// The C side owns exactly one reference and gives it back through the destroy function.
final class Callback<Body: Sendable>: Sendable {
  let body: Body

  /// Shows the thread sanitizer that what was made before the callback came before it: GLib hands work from thread to
  /// thread in ways that it does not see.
  private let order = Atomic(false)

  init(_ body: Body) {
    self.body = body
    order.store(true, ordering: .releasing)
  }

  /// A reference for C to own.
  static func retained(_ body: Body) -> UnsafeMutableRawPointer {
    unsafe Unmanaged.passRetained(Callback(body)).toOpaque()
  }

  /// The closure behind `data`, which C keeps.
  static func body(_ data: UnsafeMutableRawPointer) -> Body {
    let callback = unsafe Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue()
    _ = callback.order.load(ordering: .acquiring)
    return callback.body
  }
}

/// Gives back the reference that C owned.
let releaseCallback: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  if let data = unsafe data { unsafe Unmanaged<AnyObject>.fromOpaque(data).release() }
}

/// The same, in the form that signals take.
let releaseClosure: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<GClosure>?) -> Void = {
  data, _ in
  if let data = unsafe data { unsafe Unmanaged<AnyObject>.fromOpaque(data).release() }
}
