/// The shape of sound: how many samples a second, how many channels, how each is written.
///
/// Apple has it in CoreAudioTypes.
public struct AudioStreamBasicDescription: Sendable, Hashable {
  /// Frames a second.
  public var mSampleRate = 0.0

  /// The coding, four letters in one number.
  public var mFormatID: UInt32 = 0

  /// How samples are written, in bits.
  public var mFormatFlags: UInt32 = 0

  /// Bytes a packet; 0 where it varies.
  public var mBytesPerPacket: UInt32 = 0

  /// Frames a packet; 1 for samples as they are.
  public var mFramesPerPacket: UInt32 = 0

  /// Bytes a frame, of one channel where each is by itself.
  public var mBytesPerFrame: UInt32 = 0

  /// Channels a frame.
  public var mChannelsPerFrame: UInt32 = 0

  /// Bits a sample.
  public var mBitsPerChannel: UInt32 = 0

  /// Nothing; makes the size a multiple of eight.
  public var mReserved: UInt32 = 0

  /// Says nothing yet.
  public init() {}

  /// Describes sound.
  public init(
    mSampleRate: Double, mFormatID: UInt32, mFormatFlags: UInt32, mBytesPerPacket: UInt32,
    mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
    mReserved: UInt32
  ) {
    (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
    (self.mBytesPerPacket, self.mFramesPerPacket) = (mBytesPerPacket, mFramesPerPacket)
    (self.mBytesPerFrame, self.mChannelsPerFrame) = (mBytesPerFrame, mChannelsPerFrame)
    (self.mBitsPerChannel, self.mReserved) = (mBitsPerChannel, mReserved)
  }

  /// Numbers of floating point, each channel by itself.
  init(rate: Int, channels: Int) {
    self.init(
      mSampleRate: Double(rate), mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked | kAudioFormatFlagIsNonInterleaved,
      mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: UInt32(channels),
      mBitsPerChannel: 32, mReserved: 0)
  }
}

/// The coding of samples as they are.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D

/// Samples are numbers of floating point.
public let kAudioFormatFlagIsFloat: UInt32 = 1 << 0

/// Samples are written with the highest byte first.
public let kAudioFormatFlagIsBigEndian: UInt32 = 1 << 1

/// Samples are whole numbers with a sign.
public let kAudioFormatFlagIsSignedInteger: UInt32 = 1 << 2

/// Samples fill all their bits.
public let kAudioFormatFlagIsPacked: UInt32 = 1 << 3

/// Each channel is by itself.
public let kAudioFormatFlagIsNonInterleaved: UInt32 = 1 << 5
