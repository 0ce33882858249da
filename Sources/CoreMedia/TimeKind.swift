/// The kinds of time, in their order.
enum TimeKind: Comparable {
  case negativeInfinity
  case number
  case indefinite
  case positiveInfinity
  case invalid

  /// Whether the kind is one of the two infinities.
  var isInfinite: Bool {
    self == .negativeInfinity || self == .positiveInfinity
  }

  /// The kind with its sign turned.
  var opposite: TimeKind {
    switch self {
    case .negativeInfinity: .positiveInfinity
    case .positiveInfinity: .negativeInfinity
    case .number, .indefinite, .invalid: self
    }
  }
}
