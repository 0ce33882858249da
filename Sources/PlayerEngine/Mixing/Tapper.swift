import CoreMedia
import Dispatch
import Playback

/// Lets a program's functions hear what a renderer is about to play; when nobody needs it any more, they are told.
final class Tapper: SoundTap {
  let functions: TapFunctions

  init(_ functions: TapFunctions) { self.functions = functions }

  deinit {
    // On a queue, since the last to let go of it may hold a lock.
    DispatchQueue.fresh.async { [functions] in functions.finish() }
  }

  func prepare(frames: Int, rate: Int, channels: Int) {
    functions.prepare(frames: frames, AudioStreamBasicDescription(rate: rate, channels: channels))
  }

  func process(_ sound: inout TappedSound) { functions.process(&sound) }

  func unprepare() { functions.unprepare() }
}
