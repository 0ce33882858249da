/// How sound is coded; Apple's structure of CoreAudio, whose fields are 0 where they are not known.
public struct AudioStreamBasicDescription: Sendable, Hashable {
  /// Samples a second.
  public var mSampleRate = 0.0

  /// The coding, as four letters.
  public var mFormatID: UInt32 = 0

  /// What else is to be known of the coding, as bits.
  public var mFormatFlags: UInt32 = 0

  /// Bytes in a packet; 0 where packets differ.
  public var mBytesPerPacket: UInt32 = 0

  /// Samples of each channel in a packet; 0 where packets differ.
  public var mFramesPerPacket: UInt32 = 0

  /// Bytes in one sample of all channels.
  public var mBytesPerFrame: UInt32 = 0

  /// The number of channels.
  public var mChannelsPerFrame: UInt32 = 0

  /// Bits in one sample of one channel; 0 where the coding has none.
  public var mBitsPerChannel: UInt32 = 0

  /// Nothing; it fills the structure up.
  public var mReserved: UInt32 = 0

  /// Nothing is known.
  public init() {}

  /// Everything is known.
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
}
