// Numbers that Dispatch has elsewhere, and that code around `CMTime` takes for granted.

/// Billionths of a second in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Billionths of a second in a thousandth.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Billionths of a second in a millionth.
public let NSEC_PER_USEC: UInt64 = 1_000

/// Millionths of a second in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
