/// What CoreVideo's functions answer.
public typealias CVReturn = Int32

/// It went well.
public let kCVReturnSuccess: CVReturn = 0

/// It did not go, for no other reason of these.
public let kCVReturnError: CVReturn = -6660

/// What was asked makes no sense.
public let kCVReturnInvalidArgument: CVReturn = -6661

/// There is no memory for it.
public let kCVReturnAllocationFailed: CVReturn = -6662

/// The pixels cannot be written in this way here.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680

/// There can be no picture of this size.
public let kCVReturnInvalidSize: CVReturn = -6681

/// How pixels are to be locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Flags of these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// They will only be read.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// How far what is attached goes with copies.
public enum CVAttachmentMode: UInt32, Sendable {
  /// No farther than this buffer.
  case shouldNotPropagate = 0
  /// With each copy.
  case shouldPropagate = 1
}

/// The place where memory is taken from unless told otherwise; there are no others.
public let kCFAllocatorDefault: Never? = nil
