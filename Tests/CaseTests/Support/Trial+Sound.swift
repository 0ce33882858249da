import GStreamerTesting

extension Trial {
  /// Whether there is silence up to `time`, and sound from then on.
  ///
  /// Takes samples for whole numbers or floats alike: silence is zero bytes in both.
  func startsSounding(at time: Double, within tolerance: Double) -> Bool {
    guard let first = bytes.firstIndex(where: { $0 != 0 }), soundRate > 0 else { return false }
    return abs(Double(first / frameSize) / Double(soundRate) - time) <= tolerance
  }

  /// How what was heard differs from what another heard from `time` on, in words; nil where it does not.
  ///
  /// `isCounted`: samples are counted only, since what AAC and Opus decoders give depends for a while on where they began.
  func difference(from whole: Trial, behind time: Double, isCounted: Bool = false) -> String? {
    let start = Int((time * Double(whole.soundRate)).rounded()) * whole.frameSize
    let (mine, theirs) = (bytes, Array(whole.bytes.dropFirst(start)))
    if isCounted ? mine.count == theirs.count : mine == theirs { return nil }
    let length = min(mine.count, theirs.count)
    let first = (0..<length).first { mine[$0] != theirs[$0] }
    let last = (0..<length).last { mine[$0] != theirs[$0] }
    let counts = "\(mine.count / frameSize) frames instead of \(theirs.count / frameSize)"
    guard let first, let last else { return counts }
    return "\(counts), different from frame \(first / frameSize) to \(last / frameSize)"
  }
}
