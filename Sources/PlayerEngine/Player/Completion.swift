/// Whom to tell that something is done, or will not be.
enum Completion: Sendable {
  /// A handler, called on the main queue in its turn.
  case onMain(@Sendable (Bool) -> Void)

  /// A task that waits; it goes on whether or not anybody serves the main queue.
  case atOnce(@Sendable (Bool) -> Void)

  /// Tells, once the lock under which `changes` are collected is free.
  func call(_ isFinished: Bool, _ changes: inout Changes) {
    switch self {
    case .onMain(let handler): changes.call { handler(isFinished) }
    case .atOnce(let resume): changes.resume { resume(isFinished) }
    }
  }
}
