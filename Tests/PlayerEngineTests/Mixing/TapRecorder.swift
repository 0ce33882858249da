import AVFoundation
import Playback
import Synchronization

/// Writes down what a tap is told and hears, and changes what it hears if it is to.
final class TapRecorder: Sendable {
  /// A stretch of sound that was heard.
  struct Piece: Sendable {
    let channels: [[Float]]
    let range: CMTimeRange
    let begins: Bool

    /// Frame by frame.
    var samples: [Float] {
      (channels.first ?? []).indices.flatMap { frame in channels.map { $0[frame] } }
    }
  }

  private let books = Guarded((calls: [String](), pieces: [Piece]()))
  private let change: @Sendable (Float) -> Float
  private let delay: UInt32

  /// `delay`: how long it takes for each piece, in millionths of a second.
  init(delay: UInt32 = 0, change: @escaping @Sendable (Float) -> Float = { $0 }) {
    (self.delay, self.change) = (delay, change)
  }

  /// What was called, in order; many pieces are one call.
  var calls: [String] { books.withLock { $0.calls } }

  /// What was heard, in order.
  var pieces: [Piece] { books.withLock { $0.pieces } }

  /// What was heard since the last leap.
  var lastRun: [Piece] {
    let pieces = pieces
    return Array(pieces[(pieces.lastIndex(where: \.begins) ?? 0)...])
  }

  private func note(_ call: String) {
    books.withLock { if $0.calls.last != call { $0.calls.append(call) } }
  }

  /// A tap that tells it everything.
  func tap(_ flags: MTAudioProcessingTapCreationFlags = kMTAudioProcessingTapCreationFlag_PreEffects)
    -> MTAudioProcessingTap?
  {
    var callbacks = unsafe MTAudioProcessingTapCallbacks(
      version: kMTAudioProcessingTapCallbacksVersion_0, clientInfo: Unmanaged.passRetained(self).toOpaque(),
      init: { _, info, storage in
        unsafe storage.pointee = unsafe info
        unsafe TapRecorder.behind(info!).note("init")
      },
      finalize: { tap in
        let storage = unsafe MTAudioProcessingTapGetStorage(tap)
        unsafe TapRecorder.behind(storage).note("finalize")
        unsafe Unmanaged<TapRecorder>.fromOpaque(storage).release()
      },
      prepare: { tap, most, shape in
        let (rate, channels) = unsafe (shape.pointee.mSampleRate, shape.pointee.mChannelsPerFrame)
        unsafe TapRecorder.behind(MTAudioProcessingTapGetStorage(tap)).note(
          "prepare \(Int(rate)) \(channels) \(most)")
      },
      unprepare: { tap in unsafe TapRecorder.behind(MTAudioProcessingTapGetStorage(tap)).note("unprepare") },
      process: { tap, count, _, list, countOut, flagsOut in
        let recorder = unsafe TapRecorder.behind(MTAudioProcessingTapGetStorage(tap))
        unsafe recorder.process(tap, count, UnsafeMutableAudioBufferListPointer(list), countOut, flagsOut)
      })
    var tap: MTAudioProcessingTap?
    let status = unsafe MTAudioProcessingTapCreate(kCFAllocatorDefault, &callbacks, flags, &tap)
    return status == noErr ? tap : nil
  }

  private static func behind(_ storage: UnsafeMutableRawPointer) -> TapRecorder {
    unsafe Unmanaged<TapRecorder>.fromOpaque(storage).takeUnretainedValue()
  }

  private func process(
    _ tap: MTAudioProcessingTap, _ count: CMItemCount, _ list: UnsafeMutableAudioBufferListPointer,
    _ countOut: UnsafeMutablePointer<CMItemCount>, _ flagsOut: UnsafeMutablePointer<MTAudioProcessingTapFlags>
  ) {
    note("process")
    var range = CMTimeRange.invalid
    let status = unsafe MTAudioProcessingTapGetSourceAudio(
      tap, count, list.unsafeMutablePointer, flagsOut, &range, countOut)
    guard status == noErr else { return note("failed") }
    var channels: [[Float]] = []
    for place in unsafe list.indices {
      let samples = unsafe UnsafeMutableBufferPointer<Float>(
        start: list[place].mData?.assumingMemoryBound(to: Float.self), count: count)
      channels.append(unsafe Array(samples))
      for frame in 0..<count { unsafe samples[frame] = change(samples[frame]) }
    }
    let begins = unsafe flagsOut.pointee & kMTAudioProcessingTapFlag_StartOfStream != 0
    let piece = Piece(channels: channels, range: range, begins: begins)
    books.withLock { $0.pieces.append(piece) }
    if delay > 0 { usleep(delay) }
  }
}
