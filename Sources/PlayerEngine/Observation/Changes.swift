import Foundation

/// What changed while a lock was held, to be told once it is free.
struct Changes {
  private var touched: [(properties: ObservedProperties, names: [String])] = []
  private var resumptions: [@Sendable () -> Void] = []

  /// Notes that properties have other values than before; those who observe them are told in their turn.
  mutating func changed(_ names: [String], of properties: ObservedProperties) {
    guard !names.isEmpty else { return }
    touched.append((properties, names))
    let subscriptions = properties.subscriptions(to: names)
    guard !subscriptions.isEmpty else { return }
    for subscription in subscriptions { subscription.expect() }
    announcements.add(calling: {
      for subscription in subscriptions { subscription.update() }
    })
  }

  /// Notes a notification that is to be posted in its turn.
  mutating func post(
    _ name: NSNotification.Name, _ object: any AnyObject & Sendable, _ info: [String: any Sendable] = [:]
  ) {
    announcements.add(posting: {
      NotificationCenter.default.post(name: name, object: object, userInfo: info.isEmpty ? nil : info)
    })
  }

  /// Notes something else that is to be called in its turn.
  mutating func call(_ body: @escaping @Sendable () -> Void) { announcements.add(calling: body) }

  /// Notes a task that is to go on once the lock is free.
  mutating func resume(_ body: @escaping @Sendable () -> Void) { resumptions.append(body) }

  /// Tells everyone; no lock may be held.
  consuming func tell() {
    for (properties, names) in touched { properties.changed(names) }
    for resume in resumptions { resume() }
    announcements.tell()
  }
}
