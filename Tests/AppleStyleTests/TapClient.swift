import AVFoundation
import MediaToolbox

// Meters as they are written for AVFoundation elsewhere, over a tap. That it compiles is half of the test.

/// Keeps the loudest sample of a track.
final class LevelMeter {
  private(set) var peak: Float = 0
  private(set) var frames = 0

  /// A mix that lets this hear `track`.
  func makeMix(for track: AVAssetTrack?) -> AVAudioMix? {
    var callbacks = MTAudioProcessingTapCallbacks(
      version: kMTAudioProcessingTapCallbacksVersion_0,
      clientInfo: UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque()),
      init: tapInit, finalize: tapFinalize, prepare: tapPrepare, unprepare: tapUnprepare, process: tapProcess)
    var tap: Unmanaged<MTAudioProcessingTap>?
    let error = MTAudioProcessingTapCreate(
      kCFAllocatorDefault, &callbacks, kMTAudioProcessingTapCreationFlag_PostEffects, &tap)
    guard error == noErr else { return nil }
    let parameters = AVMutableAudioMixInputParameters(track: track)
    parameters.audioTapProcessor = tap?.takeRetainedValue()
    let mix = AVMutableAudioMix()
    mix.inputParameters = [parameters]
    return mix
  }

  private let tapInit: MTAudioProcessingTapInitCallback = { (tap, clientInfo, tapStorageOut) in
    tapStorageOut.pointee = clientInfo
  }

  private let tapFinalize: MTAudioProcessingTapFinalizeCallback = { (tap) in }

  private let tapPrepare: MTAudioProcessingTapPrepareCallback = { (tap, maxFrames, processingFormat) in
    assert(processingFormat.pointee.mFormatFlags & kAudioFormatFlagIsFloat != 0)
  }

  private let tapUnprepare: MTAudioProcessingTapUnprepareCallback = { (tap) in }

  private let tapProcess: MTAudioProcessingTapProcessCallback = {
    (tap, numberFrames, flags, bufferListInOut, numberFramesOut, flagsOut) in
    let status = MTAudioProcessingTapGetSourceAudio(
      tap, numberFrames, bufferListInOut, flagsOut, nil, numberFramesOut)
    guard status == noErr else { return }
    let meter = Unmanaged<LevelMeter>.fromOpaque(MTAudioProcessingTapGetStorage(tap)).takeUnretainedValue()
    for buffer in UnsafeMutableAudioBufferListPointer(bufferListInOut) {
      let samples = UnsafeBufferPointer<Float>(
        start: buffer.mData?.assumingMemoryBound(to: Float.self), count: Int(buffer.mDataByteSize) / 4)
      meter.peak = max(meter.peak, samples.map { abs($0) }.max() ?? 0)
    }
    meter.frames += numberFramesOut.pointee
  }
}
