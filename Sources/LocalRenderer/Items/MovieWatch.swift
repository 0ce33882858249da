package import GStreamer

/// Finds the `moov` box in the bytes that go to the demuxer, whether it fetches them or is handed them.
///
/// A demuxer that fetches (from a file) asks for the whole box at once. One that is handed the bytes (from a server)
/// gets them in pieces, so these are held back until the box is whole; it would wait for that itself.
package struct MovieWatch: Sendable {
  /// Where in the stream the next box begins; nil until a stretch of bytes with a place comes by.
  private var nextBox: UInt64?

  /// Where the bytes that came by last ended.
  private var passed: UInt64?

  /// What is held back until the box in it is whole, and where in the stream it begins.
  private var held: [UInt8] = []
  private var heldPlace: UInt64 = 0

  /// Where in what is held the box begins.
  private var boxStart = 0

  /// A larger table of contents is not held back: the last frame of its sound may then be lost.
  private static let limit = 32 << 20

  package init() {}

  /// What to do with `bytes` that come by; `found` is called with the edits of a whole box.
  package mutating func look(at bytes: [UInt8], place: PassingPlace, found: (MovieEdits) -> Void) -> Patch {
    if held.isEmpty, MovieBoxes.isWholeMovie(bytes) { return rewrite(bytes, found: found) }
    guard case .handed(let offset) = place else { return .keep }
    let end = offset + UInt64(bytes.count)
    defer { passed = end }
    if !held.isEmpty {
      held += bytes
      return lookAtHeld(found: found)
    }
    // Bytes that do not follow those before come after a seek of the demuxer, which goes to where a box begins.
    var box = nextBox.flatMap { passed == offset || (offset..<end).contains($0) ? $0 : nil } ?? offset
    while box < end {
      let start = Int(box - offset)
      let header = BoxHeader(at: start, of: bytes)
      guard let header, !header.isMovie else {
        (held, heldPlace, boxStart) = (bytes, offset, start)
        return lookAtHeld(found: found)
      }
      guard header.size > 0 else { return .done }
      box += UInt64(header.size)
    }
    nextBox = box
    return .keep
  }

  /// What to do with what is held: a box that is not whole is waited for.
  private mutating func lookAtHeld(found: (MovieEdits) -> Void) -> Patch {
    guard let header = BoxHeader(at: boxStart, of: held) else { return .hold }
    guard header.isMovie, header.size > 8, header.size <= Self.limit else {
      defer { held = [] }
      nextBox = heldPlace + UInt64(boxStart + header.size)
      return header.size > 0 ? .pass(held) : .replace(held)
    }
    let place = boxStart..<boxStart + header.size
    guard held.count >= place.upperBound else { return .hold }
    let edits = MovieEdits(moov: Array(held[place]))
    found(edits)
    if let rewritten = edits.rewritten { held.replaceSubrange(place, with: rewritten) }
    return .replace(held)
  }

  private func rewrite(_ bytes: [UInt8], found: (MovieEdits) -> Void) -> Patch {
    let edits = MovieEdits(moov: bytes)
    found(edits)
    return edits.rewritten.map { .replace($0) } ?? .done
  }
}
