public import Foundation

extension Timer {
  /// A timer of the current run loop that calls `selector` on `target` with itself; it keeps the target alive.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = SelectorTimer(timeInterval, target as AnyObject, selector, userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that calls a selector, and knows what it was made with.
private final class SelectorTimer: Timer {
  private let info: Any?

  convenience init(
    _ interval: TimeInterval, _ target: AnyObject, _ selector: Selector, _ info: Any?, repeats: Bool
  ) {
    let call = SelectorCall(selector: selector, target: target)
    self.init(info, fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      call.selector.invoke(on: call.target, with: [$0])
    }
  }

  private init(
    _ info: Any?, fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.info = info
    super.init(fire: date, interval: interval, repeats: repeats, block: block)
  }

  override var userInfo: Any? { info }
}

/// What a timer calls.
private struct SelectorCall: @unchecked Sendable {
  // Unchecked, because the target need not be Sendable; it is used on the thread of the run loop alone.
  let selector: Selector
  let target: AnyObject
}
