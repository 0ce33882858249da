import CoreMedia

// The shape of samples as they are.

extension AudioStreamBasicDescription {
  /// Numbers of floating point, each channel by itself.
  init(rate: Int, channels: Int) {
    self.init(
      mSampleRate: Double(rate), mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked | kAudioFormatFlagIsNonInterleaved,
      mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: UInt32(channels),
      mBitsPerChannel: 32, mReserved: 0)
  }
}

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
