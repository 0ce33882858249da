/// What a key asks for while something plays.
package enum Key: Sendable, Hashable {
  /// Pause, or go on.
  case pauseOrPlay
  /// Jump so many seconds, back when negative.
  case jump(Int)
  /// Make it louder by so many hundredths, softer when negative.
  case volume(Int)
  /// Be silent, or sound again.
  case mute
  /// Play faster by so many tenths, slower when negative.
  case rate(Int)
  /// Go to the next item.
  case next
  /// Go to the item before.
  case previous
  /// End.
  case quit
}
