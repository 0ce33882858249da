import Foundation
import Synchronization

/// Counts and keeps the notifications of one name and one object.
final class Heard: Sendable {
  private let posted = Mutex<[String: String]>([:])
  private let number = Mutex(0)

  init(_ name: Notification.Name, of object: any AnyObject & Sendable) {
    _ = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      [weak self] notification in
      let info = (notification.userInfo ?? [:]).map { ("\($0.key)", "\($0.value)") }
      self?.posted.withLock { $0 = Dictionary(uniqueKeysWithValues: info) }
      self?.number.withLock { $0 += 1 }
    }
  }

  /// How many were posted.
  var count: Int { number.withLock { $0 } }

  /// What came with the last, in words.
  var info: [String: String] { posted.withLock { $0 } }
}
