import GStreamerTesting
import LocalRenderer
import Playback
import Testing

@Suite struct TagClockTests {
  private static let first = TaggedStream.tag([("TIT2", [3, 65])])
  private static let second = TaggedStream.tag([("PRIV", [66, 0] + [UInt8](repeating: 7, count: 700))])

  /// Sound from 1.4 s on by its stamps, a tag a second behind, and one another second behind.
  private static let stream: [UInt8] = {
    var stream = TaggedStream()
    stream.add(sound: [UInt8](repeating: 0xFF, count: 400), at: 126_000)
    stream.add(tag: first, at: 216_000)
    stream.add(tag: second, at: 306_000)
    return stream.bytes
  }()

  @Test(arguments: [1, 7, 188, 189, 1000, 100_000])
  func findsTagsHoweverTheBytesAreCut(_ size: Int) {
    var clock = TagClock()
    var found: [TagClock.Timed] = []
    for place in stride(from: 0, to: Self.stream.count, by: size) {
      found += clock.look(at: Array(Self.stream[place..<min(place + size, Self.stream.count)]))
    }
    #expect(found.isEmpty)

    found += clock.hear(10_000_000_000, of: 0x101)

    #expect(found.map(\.time) == [11_000_000_000, 12_000_000_000])
    #expect(found.map { $0.frames.map(\.id) } == [["TIT2"], ["PRIV"]])
  }

  @Test func givesWhatComesLaterAtOnce() {
    var clock = TagClock()
    _ = clock.look(at: Self.stream)
    _ = clock.hear(0, of: 0x101)
    var more = TaggedStream()
    more.add(tag: Self.first, at: 396_000)

    #expect(clock.look(at: more.bytes).map(\.time) == [3_000_000_000])
  }

  @Test func forgetsTheTimesOfAnotherPlace() {
    var clock = TagClock()
    _ = clock.look(at: Self.stream)
    _ = clock.hear(0, of: 0x101)

    clock.breakOff()

    #expect(clock.look(at: Self.stream).isEmpty)
    #expect(clock.hear(50_000_000_000, of: 0x101).map(\.time) == [51_000_000_000, 52_000_000_000])
  }

  @Test func survivesDamage() {
    for place in stride(from: 0, to: Self.stream.count, by: 3) {
      var (broken, clock) = (Self.stream, TagClock())
      broken[place] ^= 0xFF
      _ = clock.look(at: broken)
      _ = clock.hear(0, of: 0x101)
    }
    var clock = TagClock()
    #expect(clock.look(at: [UInt8](repeating: 0x47, count: 999)).isEmpty)
  }
}
