public import Foundation

// Foundation does not have this on Linux yet; it can go once it does.

extension NotificationCenter {
  /// The notifications called `name` (of `object`, where one is given), as they are posted from now on.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// Notifications as they are posted, until the task that goes through them ends.
  public struct Notifications: AsyncSequence, Sendable {
    private let stream: AsyncStream<Posted>

    fileprivate init(
      _ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?
    ) {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      self.stream = stream
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      let observer = Observer(token: token, center: center)
      continuation.onTermination = { _ in observer.end() }
    }

    /// Goes through the notifications.
    public func makeAsyncIterator() -> Iterator { Iterator(iterator: stream.makeAsyncIterator()) }

    /// Goes through the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncStream<Posted>.AsyncIterator

      /// The next notification; nil when the task was cancelled.
      public mutating func next() async -> Notification? {
        await iterator.next(isolation: #isolation)?.notification
      }
    }
  }
}

/// A notification on its way to another thread.
private struct Posted: @unchecked Sendable {
  // Unchecked, because Foundation does not say that a notification may go to another thread; every observer
  // may be on one.
  let notification: Notification
}

/// What Foundation gives for an observer, to be handed back from any thread.
private struct Observer: @unchecked Sendable {
  // Unchecked, because Foundation does not mark its token as Sendable; it is only handed back.
  let token: any NSObjectProtocol
  let center: NotificationCenter

  func end() { center.removeObserver(token) }
}
