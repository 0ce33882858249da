import Playback

/// Hears one sound track of an item before anybody else, and may change it, through functions of the program's own.
///
/// Make one with `MTAudioProcessingTapCreate`, and set it as `audioTapProcessor` of a mix's parameters; one for each
/// item. Apple has it in MediaToolbox. The functions are called on a thread of the player's own, one at a time: each
/// frame that goes to the output is seen once, cut to the sample, before volume and rate, and what is written anew
/// after a seek comes anew. The sound waits for them, so that it has gaps where they take longer than it lasts; time
/// runs on meanwhile, and a seek waits for the call that is under way.
public final class MTAudioProcessingTap: Sendable {
  let functions: TapFunctions

  /// What the renderer has; nil in those that are only handed to the functions.
  let tapper: Tapper?

  init(_ functions: TapFunctions) {
    self.functions = functions
    tapper = Tapper(functions)
    functions.begin(MTAudioProcessingTap(lending: functions))
  }

  init(lending functions: TapFunctions) { (self.functions, tapper) = (functions, nil) }
}

extension MTAudioProcessingTap: Equatable {
  /// Whether it is the same tap: the functions are handed another object for it.
  public static func == (left: MTAudioProcessingTap, right: MTAudioProcessingTap) -> Bool {
    left.functions === right.functions
  }
}
