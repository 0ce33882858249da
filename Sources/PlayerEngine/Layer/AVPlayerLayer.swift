public import Foundation
import Playback
import Synchronization

/// A layer that a player's pictures belong to.
///
/// It says where the picture would be and whether there is one; several layers may have one player.
open class AVPlayerLayer: CALayer {
  private let observed = ObservedProperties()
  private let state = Mutex(State())

  private struct State: Sendable {
    var player: AVPlayer?
    var gravity = AVLayerVideoGravity.resizeAspect
  }

  /// A layer without a player.
  public required init() { super.init() }

  /// A layer of `player`.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// The value of the property `key`, in either spelling; traps where there is no such property.
  open override func value(forKey key: String) -> Any? {
    guard let path = layerKeys.path(to: key) else { return super.value(forKey: key) }
    return boxed(self[keyPath: path])
  }

  /// Whose pictures they are.
  open var player: AVPlayer? {
    get {
      let player = read("player") { $0.player }
      if let player { AccessTracker.current?.note(object: player) }
      return player
    }
    set { set("player") { $0.player = newValue } }
  }

  /// How the picture fills `bounds`.
  open var videoGravity: AVLayerVideoGravity {
    get { read("videoGravity") { $0.gravity } }
    set { set("videoGravity") { $0.gravity = newValue } }
  }

  /// Whether the current item has a picture to show; false for one that is not ready and for sound alone.
  open var isReadyForDisplay: Bool {
    guard let item = player?.currentItem, item.status == .readyToPlay else { return false }
    return item.tracks.contains { $0.isPicture && $0.isEnabled }
  }

  /// Where in `bounds` the picture is; empty where there is none.
  open var videoRect: CGRect {
    let size = player?.currentItem?.presentationSize ?? .zero
    guard size.width > 0, size.height > 0 else { return .zero }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let scale =
      switch videoGravity {
      case .resize: CGSize(width: across, height: down)
      case .resizeAspectFill: CGSize(width: max(across, down), height: max(across, down))
      default: CGSize(width: min(across, down), height: min(across, down))
      }
    let (width, height) = (size.width * scale.width, size.height * scale.height)
    return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func read<Value: Sendable>(_ name: String, _ value: (State) -> Value) -> Value {
    observed.access(name)
    return state.withLock { value($0) }
  }

  private func set(_ name: String, _ change: (inout State) -> Void) {
    // The former player may go with this; that must not be under the lock.
    let former = state.withLock { state in
      defer { change(&state) }
      return state.player
    }
    defer { withExtendedLifetime(former) {} }
    var changes = Changes()
    changes.changed([name], of: observed)
    changes.tell()
  }
}

/// The properties that can be read, and observed, by a string.
private let layerKeys: KeyTable<AVPlayerLayer> = [
  "player": \.player,
  "videoGravity": \.videoGravity,
  "isReadyForDisplay": \.isReadyForDisplay,
  "videoRect": \.videoRect,
]
