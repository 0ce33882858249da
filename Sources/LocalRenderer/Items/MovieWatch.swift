package import GStreamer

/// Finds the `moov` box in the bytes that go to the demuxer, whether it fetches them or is handed them.
///
/// A demuxer that fetches (from a file) asks for the whole box at once. One that is handed the bytes (from a server)
/// gets them in pieces, so these are held back until the box is whole; it would wait for that itself.
package struct MovieWatch: Sendable {
  /// Where in the stream the next box begins; nil until a stretch of bytes with a place comes by.
  private var nextBox: UInt64?
  private var held: [UInt8] = []
  private var isHolding = false
  private var moovStart = 0
  private var moovSize = 0

  /// A larger table of contents is not held back: the last frame of its sound may then be lost.
  private static let limit = 32 << 20

  package init() {}

  /// What to do with `bytes` that come by; `found` is called with the edits of a whole box.
  package mutating func look(at bytes: [UInt8], place: PassingPlace, found: (MovieEdits) -> Void) -> Patch {
    if !isHolding, MovieBoxes.isWholeMovie(bytes) { return rewrite(bytes, found: found) }
    guard case .handed(let offset) = place else { return .keep }
    if isHolding {
      held += bytes
      return finishIfWhole(found: found)
    }
    // A seek of the demuxer goes to where a box begins.
    var box = nextBox ?? offset
    if offset > box || box > offset + UInt64(bytes.count) { box = offset }
    while box + 8 <= offset + UInt64(bytes.count) {
      let header = Array(bytes[Int(box - offset)..<Int(box - offset) + 8])
      let size = header[0..<4].reduce(0) { $0 << 8 | UInt64($1) }
      if header[4..<8].elementsEqual("moov".utf8), size > 8, size <= UInt64(Self.limit) {
        (isHolding, held, moovStart, moovSize) = (true, bytes, Int(box - offset), Int(size))
        return finishIfWhole(found: found)
      }
      guard size >= 8 else { return size == 1 || size == 0 ? .keep : .done }
      box += size
    }
    nextBox = box
    return .keep
  }

  private mutating func finishIfWhole(found: (MovieEdits) -> Void) -> Patch {
    guard held.count >= moovStart + moovSize else { return .hold }
    let edits = MovieEdits(moov: Array(held[moovStart..<moovStart + moovSize]))
    found(edits)
    if let rewritten = edits.rewritten {
      held.replaceSubrange(moovStart..<moovStart + moovSize, with: rewritten)
    }
    return .replace(held)
  }

  private func rewrite(_ bytes: [UInt8], found: (MovieEdits) -> Void) -> Patch {
    let edits = MovieEdits(moov: bytes)
    found(edits)
    return edits.rewritten.map { .replace($0) } ?? .done
  }
}
