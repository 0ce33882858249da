package import Playback

/// Brings the tags of a transport stream and the times of its item together.
///
/// The demuxer tells what time the first packet of a stream of sound or pictures has; from its stamp follows the rest.
package struct TagClock: Sendable {
  private var watch = TransportWatch()
  private var waiting: [TransportWatch.Found] = []

  /// Item time, in nanoseconds, of the stamp 0.
  package private(set) var origin: Int64?

  package init() {}

  /// A tag with its item time, in nanoseconds.
  package typealias Timed = (time: Int64, frames: [TimedTags.Frame])

  /// What follows does not belong to what came: where it is will be told anew.
  package mutating func breakOff() {
    watch.breakOff()
    (waiting, origin) = ([], nil)
  }

  /// Bytes are about to reach the demuxer; the tags among them whose time is known.
  package mutating func look(at bytes: [UInt8]) -> [Timed] {
    waiting += watch.look(at: bytes)
    return given()
  }

  /// A packet of a stream with this number has left the demuxer, due at an item time in nanoseconds.
  package mutating func hear(_ time: Int64, of stream: Int) -> [Timed] {
    guard origin == nil, let stamp = watch.firstStamps[stream] else { return [] }
    origin = time - Self.nanoseconds(stamp)
    return given()
  }

  private mutating func given() -> [Timed] {
    guard let origin else { return [] }
    defer { waiting = [] }
    return waiting.compactMap { found in
      let frames = FrameReader.frames(in: found.bytes)
      // The stamp has 33 bits, and begins anew after a day.
      let wrap = Self.nanoseconds(1 << 33)
      var time = origin + Self.nanoseconds(found.stamp)
      if time < -wrap / 2 { time += wrap }
      return frames.isEmpty ? nil : (max(0, time), frames)
    }
  }

  private static func nanoseconds(_ stamp: Int64) -> Int64 { stamp * 100_000 / 9 }
}
