public import Foundation

/// Hears of an output that is asked for what it has.
///
/// All of it is optional.
@preconcurrency
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol, Sendable {
  /// Something new is about to come; once for each time that was asked for.
  func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)

  /// Time jumped: what was taken before is of no use any more.
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPullDelegate {
  /// Does nothing.
  public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}

  /// Does nothing.
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
