import GStreamer
import LocalRenderer
import Testing

@Suite struct OggWatchTests {
  /// A page of a stream, which at 1000 samples a second ends at `frames`.
  private func page(_ serial: UInt8, flags: UInt8, frames: UInt8, data: [UInt8]) -> [UInt8] {
    let head = Array("OggS".utf8) + [0, flags, frames, 0, 0, 0, 0, 0, 0, 0, serial, 0, 0, 0]
    return head + zeros(8) + [1, UInt8(data.count)] + data
  }

  private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

  private var vorbis: [UInt8] { [1] + Array("vorbis".utf8) + zeros(5) + [0xe8, 3, 0, 0] + zeros(14) }

  private func file(_ serial: UInt8, frames: UInt8) -> [UInt8] {
    page(serial, flags: 2, frames: 0, data: vorbis) + page(serial, flags: 0, frames: 9, data: zeros(200))
      + page(serial, flags: 4, frames: frames, data: zeros(100))
  }

  private func ends(in file: [UInt8], pieces size: Int, from start: Int = 0) -> [Int64] {
    var watch = OggWatch()
    return stride(from: start, to: file.count, by: size).compactMap {
      watch.look(at: Array(file[$0..<min($0 + size, file.count)]), place: .handed(at: UInt64($0)))
    }
  }

  @Test(arguments: [1, 5, 28, 1000]) func findsTheLastSampleWhereverThePiecesEnd(_ size: Int) {
    #expect(ends(in: file(7, frames: 50), pieces: size) == [50_000_000])
  }

  @Test func addsUpStreamsThatFollowEachOther() {
    #expect(ends(in: file(7, frames: 50) + file(8, frames: 30), pieces: 64) == [50_000_000, 80_000_000])
  }

  @Test func knowsWhatItSawBeforeASeek() {
    let file = file(7, frames: 50)
    var watch = OggWatch()

    _ = watch.look(at: Array(file.prefix(100)), place: .handed(at: 0))
    let end = watch.look(at: Array(file.dropFirst(1)), place: .handed(at: 1))

    #expect(end == 50_000_000)
  }

  @Test func saysNothingOfOtherStreams() {
    let opus = page(3, flags: 2, frames: 0, data: Array("OpusHead".utf8) + zeros(20))

    #expect(ends(in: opus + page(3, flags: 4, frames: 9, data: [1, 2]), pieces: 10).isEmpty)
  }
}
