import Dispatch
import GStreamer

/// Where pipelines go to end: stopping one may wait for the network, and must not happen on a thread of its own.
enum Reaper {
  private static let queue = DispatchQueue(label: "LocalRenderer.Reaper", attributes: .concurrent)

  /// Stops the pipelines and lets go of them and of whatever they deliver to.
  static func stop(_ pipelines: [Pipeline], keeping others: [any Sendable] = []) {
    queue.async {
      // The second time reaches what a streaming thread was just adding; after the first none of them runs any more.
      for _ in 1...2 { for pipeline in pipelines { pipeline.element.set(.null) } }
      withExtendedLifetime(others) {}
    }
  }
}
