public import Foundation

/// A rectangle in a tree of rectangles: as much of Core Animation's layer as playback needs.
///
/// Nothing is drawn. A layer holds where it is and what it contains, for one thread at a time.
open class CALayer: KeyValueObject {
  /// A layer of no size.
  public required override init() { super.init() }

  /// What of the layer's own space it shows.
  open var bounds = CGRect.zero

  /// Where the middle of `bounds` is in the layer that contains it.
  open var position = CGPoint.zero

  /// Where it is in the layer that contains it.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width / 2, y: position.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// Whether it is not to be seen.
  open var isHidden = false

  /// How much it hides what is behind it: from 0, not at all, to 1.
  open var opacity: Float = 1

  /// A name of one's own.
  open var name: String?

  // MARK: - What contains it, and what it contains

  /// The layer that contains it.
  open private(set) weak var superlayer: CALayer?

  /// The layers it contains, the hindmost first; nil where there are none.
  open private(set) var sublayers: [CALayer]?

  /// Puts `layer` in front of all that this one contains.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Puts `layer` in front of so many of those that this one contains.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var others = sublayers ?? []
    others.insert(layer, at: min(Int(index), others.count))
    sublayers = others
    layer.superlayer = self
  }

  /// Takes it out of the layer that contains it.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    let others = superlayer.sublayers?.filter { $0 !== self } ?? []
    superlayer.sublayers = others.isEmpty ? nil : others
    self.superlayer = nil
  }
}
