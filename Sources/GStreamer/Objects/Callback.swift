internal import CGStreamer

/// A Swift closure on its way through C's `user_data`.
///
/// The C side owns exactly one reference and gives it back through the destroy function.
final class Callback<Body: Sendable>: Sendable {
  let body: Body

  init(_ body: Body) { self.body = body }

  /// A reference for C to own.
  static func retained(_ body: Body) -> UnsafeMutableRawPointer {
    unsafe Unmanaged.passRetained(Callback(body)).toOpaque()
  }

  /// The closure behind `data`, which C keeps.
  static func body(_ data: UnsafeMutableRawPointer) -> Body {
    unsafe Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue().body
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
