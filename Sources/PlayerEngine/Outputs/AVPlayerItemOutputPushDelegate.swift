public import Foundation

/// Hears what an output gives out by itself.
@preconcurrency
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol, Sendable {
  /// Time jumped: what was given out before is of no use any more.
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
  /// Does nothing.
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
