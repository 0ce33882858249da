import CoreMedia
import Playback

/// The chapters of an MP4, which `qtdemux` of GStreamer 1.22 does not tell.
///
/// They stand in a box called `chpl`: when each begins, in units of 100 ns, and its name behind its length in one byte.
struct MovieChapters {
  /// When each begins, in nanoseconds, and what it is called.
  private var marks: [(start: Int64, title: String)] = []

  /// Reads the chapters of a `moov` box; there are none where it makes no sense.
  init(in boxes: MovieBoxes) {
    guard let data = boxes.find("udta", inside: 0..<boxes.bytes.count),
      let box = boxes.find("chpl", inside: data), box.count >= 9
    else { return }
    let isLater = boxes.bytes[box.lowerBound] != 0
    var place = box.lowerBound + (isLater ? 8 : 4)
    let count = boxes.bytes[place]
    place += 1
    for _ in 0..<count {
      guard place + 9 <= box.upperBound else { return }
      let (start, overflow) = boxes.wide(place).multipliedReportingOverflow(by: 100)
      let name = place + 9..<place + 9 + Int(boxes.bytes[place + 8])
      guard !overflow, start >= 0, name.upperBound <= box.upperBound else { return }
      marks.append((start, String(decoding: boxes.bytes[name], as: UTF8.self)))
      place = name.upperBound
    }
  }

  /// The chapters, each up to the next, and the last one up to `end`, in nanoseconds.
  func all(until end: Int64) -> [Chapter] {
    let sorted = marks.sorted { $0.start < $1.start }
    let ends = sorted.dropFirst().map(\.start) + [end]
    return zip(sorted, ends).map { mark, end in
      Chapter(
        title: mark.title,
        range: CMTimeRange(
          start: CMTime(nanoseconds: mark.start), end: CMTime(nanoseconds: max(mark.start, end))))
    }
  }
}

extension MovieBoxes {
  /// The numbers of the tracks that hold nothing but the names of chapters.
  var chapterTracks: Set<Int> {
    var numbers: Set<Int> = []
    for track in all("trak", inside: 0..<bytes.count) {
      guard let box = find("tref", inside: track).flatMap({ find("chap", inside: $0) }) else { continue }
      for place in stride(from: box.lowerBound, through: box.upperBound - 4, by: 4) {
        numbers.insert(Int(unsigned(place)))
      }
    }
    return numbers
  }
}
