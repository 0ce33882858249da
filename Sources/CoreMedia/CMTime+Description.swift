extension CMTime: CustomStringConvertible, CustomDebugStringConvertible {
  /// The fraction and its value to three places, as in `{3000/600 = 5.000}`, or the name of the kind.
  public var description: String {
    switch kind {
    case .number: "{\(value)/\(timescale) = \(milliseconds)\(remarks)}"
    case .positiveInfinity: "{+INFINITY}"
    case .negativeInfinity: "{-INFINITY}"
    case .indefinite: "{INDEFINITE}"
    case .invalid: "{INVALID}"
    }
  }

  /// The four parts as they are.
  public var debugDescription: String {
    "CMTime(value: \(value), timescale: \(timescale), flags: \(flags.rawValue), epoch: \(epoch))"
  }

  private var remarks: String {
    (epoch == 0 ? "" : ", epoch = \(epoch)") + (hasBeenRounded ? ", rounded" : "")
  }

  /// The seconds of a number with three places, rounded from the middle away from zero.
  private var milliseconds: String {
    let scale = UInt128(timescale)
    let rounded = (UInt128(value.magnitude) * 2000 + scale) / (2 * scale)
    let places = String(rounded % 1000)
    let sign = value < 0 && rounded > 0 ? "-" : ""
    return "\(sign)\(rounded / 1000).\(String(repeating: "0", count: 3 - places.count))\(places)"
  }
}
