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
    var attributes: Attributes?
    var screen: PictureScreen?
  }

  // Unchecked, because attributes are of any type; they are read, and never changed.
  private struct Attributes: @unchecked Sendable {
    let values: [String: Any]
  }

  /// A layer without a player.
  public required init() { super.init() }

  /// A layer of `player`.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  deinit { show(on: nil) }

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
    set {
      let (screen, former) = state.withLock { ($0.screen, $0.player) }
      if let screen, former !== newValue { former?.core.remove(screen) }
      set("player") { $0.player = newValue }
      newValue?.core.watchPictures()
      if let screen, former !== newValue { newValue?.core.add(screen) }
    }
  }

  /// How the picture fills `bounds`.
  open var videoGravity: AVLayerVideoGravity {
    get { read("videoGravity") { $0.gravity } }
    set { set("videoGravity") { $0.gravity = newValue } }
  }

  /// Whether a picture of the current item is there to be shown; false for sound alone.
  open var isReadyForDisplay: Bool {
    guard let player, let item = player.currentItem, item.status == .readyToPlay else { return false }
    guard item.tracks.contains(where: { $0.isPicture && $0.isEnabled }) else { return false }
    // Of a renderer that nobody can look into it is not known when the first one comes.
    return item.hasPicture || player.core.givesPictures == false
  }

  /// Where in `bounds` the picture is; empty where there is none.
  open var videoRect: CGRect {
    let size = player?.currentItem?.presentationSize ?? .zero
    guard size.width > 0, size.height > 0 else { return .zero }
    return rectangle(of: size, in: bounds, gravity: videoGravity)
  }

  /// How the pictures are wanted that the layer gives out, by the `kCVPixelBuffer…Key` names; nil takes them as they come.
  open var pixelBufferAttributes: [String: Any]? {
    get { read("pixelBufferAttributes") { $0.attributes }?.values }
    set {
      let attributes = newValue.map(Attributes.init)
      set("pixelBufferAttributes") { $0.attributes = attributes }
    }
  }

  /// Shows the pictures on `screen`, and no more on the one before.
  func show(on screen: PictureScreen?) {
    let (player, former) = state.withLock { state in
      defer { state.screen = screen }
      return (state.player, state.screen)
    }
    if let former {
      player?.core.remove(former)
      former.end()
    }
    if let screen { player?.core.add(screen) }
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
