import GStreamer
import LocalRenderer
import Testing

/// A movie behind its data, as it comes from a server in pieces of any size.
@Suite struct MovieWatchTests {
  private let movie = Movie(edits: [(4000, 1024)]).bytes

  private func box(_ name: String, _ size: Int) -> [UInt8] {
    let count = (0..<4).map { UInt8(truncatingIfNeeded: (size + 8) >> (24 - 8 * $0)) }
    return count + Array(name.utf8) + Array(repeating: 0xff, count: size)
  }

  private func wideBox(_ name: String, _ size: Int) -> [UInt8] {
    let count = (0..<8).map { UInt8(truncatingIfNeeded: (size + 16) >> (56 - 8 * $0)) }
    return [0, 0, 0, 1] + Array(name.utf8) + count + Array(repeating: 0xff, count: size)
  }

  @Test(arguments: [1, 3, 7, 64, 1000, 4096, 100_000], [false, true])
  func isFoundWhereverThePiecesEnd(_ size: Int, _ isWide: Bool) {
    let data = isWide ? wideBox("mdat", 9000) : box("mdat", 9000)
    let file = box("ftyp", 20) + data + movie
    var watch = MovieWatch()
    var found = 0
    var given: [UInt8] = []
    var isWatching = true

    for start in stride(from: 0, to: file.count, by: size) {
      let piece = Array(file[start..<min(start + size, file.count)])
      guard isWatching else {
        given += piece
        continue
      }
      switch watch.look(at: piece, place: .handed(at: UInt64(start)), found: { found += $0.edits.count }) {
      case .keep: given += piece
      case .hold: break
      case .pass(let bytes): given += bytes
      case .replace(let bytes):
        given += bytes
        isWatching = false
      case .done:
        given += piece
        isWatching = false
      }
    }

    #expect(found == 1)
    #expect(given.count == file.count)
    #expect(given.starts(with: file.dropLast(movie.count)))
  }
}
