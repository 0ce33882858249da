import Dispatch

/// A length of time or a point in it, in seconds.
public typealias CFTimeInterval = Double

/// The present by the host's clock, in seconds; that is `CLOCK_MONOTONIC`.
public func CACurrentMediaTime() -> CFTimeInterval {
  Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
}
