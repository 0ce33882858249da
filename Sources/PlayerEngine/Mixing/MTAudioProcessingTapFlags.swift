/// What is said of a stretch of sound, in bits.
public typealias MTAudioProcessingTapFlags = UInt32

/// Where a tap is, in bits.
public typealias MTAudioProcessingTapCreationFlags = UInt32

/// The only form of callbacks there is.
public let kMTAudioProcessingTapCallbacksVersion_0: Int32 = 0

/// The tap hears the track as recorded, before the volume ramps of the mix.
public let kMTAudioProcessingTapCreationFlag_PreEffects: MTAudioProcessingTapCreationFlags = 1 << 0

/// The tap hears the track as loud as the volume ramps of the mix make it.
public let kMTAudioProcessingTapCreationFlag_PostEffects: MTAudioProcessingTapCreationFlags = 1 << 1

/// This does not follow what came last: the beginning, or the first behind a seek.
public let kMTAudioProcessingTapFlag_StartOfStream: MTAudioProcessingTapFlags = 1 << 8

/// Nothing follows; never set here, since that is not known as early.
public let kMTAudioProcessingTapFlag_EndOfStream: MTAudioProcessingTapFlags = 1 << 9

/// Something was asked for that makes no sense there.
public let kMTAudioProcessingTapInvalidArgumentError = -12780
