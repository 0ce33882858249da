import Foundation

/// Work that waits for processes, on a thread of its own, so that it takes none from the tests.
enum OwnThread {
  /// Does `work` there, and returns with what it made.
  static func run<Made: Sendable>(_ work: @escaping @Sendable () -> Made) async -> Made {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }
}
