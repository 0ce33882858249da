import AVFoundation
import Foundation

// Code as it was written for AVFoundation when properties were observed by strings; `#keyPath` and `@objc` are gone.

/// Watches a player and its item.
class PlayerObserver: NSObject {
  static var context = 0

  private(set) var log: [String] = []
  private(set) var changes: [[NSKeyValueChangeKey: Any]] = []

  override init() { super.init() }

  func observe(_ player: AVPlayer, _ keyPath: String, options: NSKeyValueObservingOptions = [.new]) {
    player.addObserver(self, forKeyPath: keyPath, options: options, context: &PlayerObserver.context)
  }

  func stop(_ player: AVPlayer, _ keyPath: String) {
    player.removeObserver(self, forKeyPath: keyPath, context: &PlayerObserver.context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &PlayerObserver.context, let keyPath, object is AVPlayer else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    if let number = change?[.newKey] as? NSNumber {
      log.append("\(keyPath) \(number)")
    } else {
      log.append("\(keyPath) \(change?[.newKey] is NSNull ? "nothing" : "something")")
    }
    changes.append(change ?? [:])
  }
}

/// A player that watches itself.
class SelfObservingPlayer: AVPlayer {
  private(set) var volumes: [Float] = []

  override init() {
    super.init()
    addObserver(self, forKeyPath: "volume", options: [.new], context: nil)
  }

  deinit { removeObserver(self, forKeyPath: "volume") }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == "volume" { volumes.append(change?[.newKey] as? Float ?? -1) }
  }
}

/// An item whose state a test decides.
class FakeItem: AVPlayerItem {
  private var fakeStatus = AVPlayerItem.Status.unknown

  override var status: AVPlayerItem.Status { fakeStatus }

  func become(_ status: AVPlayerItem.Status) {
    willChangeValue(forKey: "status")
    fakeStatus = status
    didChangeValue(forKey: "status")
  }
}

/// A player that only counts who observes it.
class CountingPlayer: AVPlayer {
  private(set) var observers = 0

  override func addObserver(
    _ observer: Foundation.NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    observers += 1
  }

  override func removeObserver(_ observer: Foundation.NSObject, forKeyPath keyPath: String) { observers -= 1 }
}

/// A player that tells who observes it, in the words of code that knows one NSObject only.
class GuardedPlayer: AVPlayer {
  private(set) var keyPaths: [String] = []

  override func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    keyPaths.append(keyPath)
    super.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
  }

  override func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    keyPaths.removeAll { $0 == keyPath }
    super.removeObserver(observer, forKeyPath: keyPath)
  }
}

/// Hears of notifications and timers by selectors.
class SelectorClient: NSObject {
  static let notice = Notification.Name("SelectorClient.notice")

  private(set) var log: [String] = []

  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: Selector(SelectorClient.hear(_:)), name: SelectorClient.notice, object: nil)
  }

  func listenAsItself() {
    NotificationCenter.default.addObserver(
      self, selector: Selector(hear), name: SelectorClient.notice, object: nil)
  }

  func stop() { NotificationCenter.default.removeObserver(self) }

  func stopListening() {
    NotificationCenter.default.removeObserver(self, name: SelectorClient.notice, object: nil)
  }

  func hear(_ notification: Notification) { log.append(notification.userInfo?["word"] as? String ?? "") }

  func tick(_ timer: Timer) { log.append(timer.userInfo as? String ?? "") }

  func greet() { log.append("hello") }
}

/// A model whose properties come from a player.
class PlayerModel: NSObject {
  let player = AVPlayer()
  var isPlaying: Bool { player.rate != 0 }
}
