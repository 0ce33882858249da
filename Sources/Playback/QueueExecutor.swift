import Dispatch

/// A serial queue for actors to live on, so that a C call that blocks holds up its own actor and no other.
package final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Runs tasks that do small things for the actor, on its queue.
  package let tasks: QueueTaskExecutor

  package init(label: String) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
    tasks = QueueTaskExecutor(queue)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  package func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
