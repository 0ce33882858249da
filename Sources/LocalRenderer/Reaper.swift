import Dispatch
import GStreamer
import Synchronization

/// Where pipelines go to end: stopping one may wait for the network, and must not happen on a thread of its own.
enum Reaper {
  /// A few queues in turn: one that waits holds up few, and many that end at once make no crowd of threads.
  private static let queues = (0..<4).map { DispatchQueue(label: "LocalRenderer.Reaper.\($0)") }
  private static let turn = Atomic(0)

  /// Stops a pipeline that plays no item, and lets go of it.
  static func stop(_ pipeline: Pipeline) { stop([], output: pipeline) }

  /// Stops items, and the output where there is one, and lets go of them and of what they deliver to.
  static func stop(_ items: [ItemPipeline], output: Pipeline? = nil, feed: Feed? = nil) {
    let number = turn.wrappingAdd(1, ordering: .relaxed).oldValue
    let queue = queues[abs(number) % queues.count]
    Leftovers.begin()
    queue.async {
      for item in items { item.close() }
      output?.element.set(.null)
      withExtendedLifetime((items, feed)) {}
    }
    // Behind the former, whose things are gone by then.
    queue.async { Leftovers.end() }
  }
}
