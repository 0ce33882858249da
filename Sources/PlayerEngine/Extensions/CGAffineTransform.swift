public import Foundation

/// A map of the plane that keeps lines straight and parallels parallel.
///
/// Foundation does not have this on Linux.
public struct CGAffineTransform: Sendable, Hashable {
  /// What x adds to the new x.
  public var a: CGFloat
  /// What x adds to the new y.
  public var b: CGFloat
  /// What y adds to the new x.
  public var c: CGFloat
  /// What y adds to the new y.
  public var d: CGFloat
  /// The shift along x.
  public var tx: CGFloat
  /// The shift along y.
  public var ty: CGFloat

  /// The map that leaves everything where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map with these six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves everything where it is.
  public init() { self = .identity }

  /// The turn by `angle`, in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether the map leaves everything where it is.
  public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform {
  /// The clockwise turn, by a multiple of a right angle, that brings a picture of `size` upright at the
  /// origin.
  init(degrees: Int, of size: CGSize) {
    self =
      switch degrees {
      case 90: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
      case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
      case 270: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
      default: .identity
      }
  }
}
