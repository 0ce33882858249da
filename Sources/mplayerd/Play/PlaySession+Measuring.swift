import AVFoundation

extension PlaySession {
  /// Takes down what it took to play an item, once it is over.
  func measure(_ entry: PlayEntry) {
    guard let events = entry.item.accessLog()?.events, !events.isEmpty else { return }
    let bytes = events.map(\.numberOfBytesTransferred).filter { $0 >= 0 }
    let seconds = events.map(\.transferDuration).filter { $0 > 0 }.reduce(0, +)
    let dropped = events.map(\.numberOfDroppedVideoFrames).filter { $0 >= 0 }
    let indicated = events.last { $0.indicatedBitrate >= 0 }?.indicatedBitrate
    let sum = bytes.reduce(0, +)
    summary.records[entry.place.index].came(
      bytes: bytes.isEmpty ? nil : Int(sum),
      observedBitrate: bytes.isEmpty || seconds <= 0 ? nil : Double(sum) * 8 / seconds,
      indicatedBitrate: indicated, droppedFrames: dropped.isEmpty ? nil : dropped.reduce(0, +))
  }
}
