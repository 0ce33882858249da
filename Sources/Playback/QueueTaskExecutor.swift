package import Dispatch

/// A serial queue on which this package's own tasks run.
///
/// Swift's shared pool has a thread for each processor, and whoever waits there for one of our answers, as Apple's
/// `AVAsset.duration` allows, takes one away. Were our tasks to run there too, so many callers as there are processors
/// would wait for ever. So each task of ours prefers a queue of ours; a serial one always gets a thread.
package final class QueueTaskExecutor: TaskExecutor {
  private let queue: DispatchQueue

  package init(_ queue: DispatchQueue) { self.queue = queue }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

extension TaskExecutor where Self == QueueTaskExecutor {
  /// For tasks that only hand something on; nothing that blocks, and no code of others, may run in them.
  package static var engine: QueueTaskExecutor { engineExecutor }
}

private let engineExecutor = QueueTaskExecutor(DispatchQueue(label: "engine", qos: .userInitiated))
