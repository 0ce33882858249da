import CoreMedia
package import Playback

/// Where the names of an MP4's chapters are, when they stand in a text track of their own as QuickTime has them.
///
/// A sample is a name and lasts as long as its chapter; `chap` in another track's `tref` box says which track it is.
package struct ChapterSamples: Sendable, Hashable {
  /// One name.
  package struct Sample: Sendable, Hashable {
    /// When the chapter begins, and when it ends, in nanoseconds.
    package let start: Int64
    package let end: Int64

    /// Where in the file its name is.
    package let place: Int64
    package let size: Int
  }

  /// The names, in order of time.
  package private(set) var samples: [Sample] = []

  /// No book has more chapters, and no name is longer; what says so makes no sense.
  private static let (most, longest) = (10_000, 1 << 16)

  /// Nothing.
  package init() {}

  /// Finds the names in a `moov` box; there are none where it makes no sense.
  init(in boxes: MovieBoxes) {
    let numbers = boxes.chapterTracks
    for track in boxes.all("trak", inside: 0..<boxes.bytes.count) {
      guard let number = boxes.trackNumber(of: track), numbers.contains(number),
        boxes.handler(of: track) == "text" || boxes.handler(of: track) == "sbtl",
        let media = boxes.find("mdia", inside: track), let header = boxes.header("mdhd", in: media),
        header.timescale > 0,
        let table = boxes.find("minf", inside: media).flatMap({ boxes.find("stbl", inside: $0) })
      else { continue }
      let (places, durations) = (boxes.samplePlaces(in: table), boxes.sampleDurations(in: table))
      guard places.count <= Self.most, places.count == durations.count else { return }
      var time: Int64 = 0
      for (place, duration) in zip(places, durations) {
        let end = time + duration
        guard place.size <= Self.longest, end < 1 << 50, end / header.timescale < 8_640_000 else { return }
        samples.append(
          Sample(
            start: MovieEdits.nanoseconds(time, at: header.timescale),
            end: MovieEdits.nanoseconds(end, at: header.timescale), place: place.offset, size: place.size))
        time = end
      }
      return
    }
  }

  /// The chapters, with the names that `read` finds; one that cannot be read has none.
  package func chapters(_ read: (_ place: Int64, _ size: Int) -> [UInt8]) -> [Chapter] {
    samples.filter { $0.end > $0.start }.map { sample in
      Chapter(
        title: Self.name(in: read(sample.place, sample.size)),
        range: CMTimeRange(start: CMTime(nanoseconds: sample.start), end: CMTime(nanoseconds: sample.end)))
    }
  }

  /// The words of a sample: behind their length in two bytes, in UTF-8, or in UTF-16 with its mark.
  private static func name(in bytes: [UInt8]) -> String {
    guard bytes.count >= 2 else { return "" }
    let words = Array(bytes.dropFirst(2).prefix(Int(bytes[0]) << 8 | Int(bytes[1])))
    let isWide = words.starts(with: [0xFE, 0xFF]) || words.starts(with: [0xFF, 0xFE])
    return FrameText.words(words, coding: isWide ? 1 : 3)
  }
}

extension MovieBoxes {
  /// How long each sample of a table lasts, in the units of its track.
  fileprivate func sampleDurations(in table: Range<Int>) -> [Int64] {
    guard let box = find("stts", inside: table), box.count >= 8 else { return [] }
    let runs = min(Int(unsigned(box.lowerBound + 4)), (box.count - 8) / 8)
    var durations: [Int64] = []
    for run in 0..<runs {
      let place = box.lowerBound + 8 + run * 8
      let count = min(Int(unsigned(place)), 100_000 - durations.count)
      durations += [Int64](repeating: unsigned(place + 4), count: max(0, count))
    }
    return durations
  }

  /// Where in the file each sample of a table is, and how many bytes it has.
  fileprivate func samplePlaces(in table: Range<Int>) -> [(offset: Int64, size: Int)] {
    let chunks = chunkPlaces(in: table)
    guard let sizes = find("stsz", inside: table), sizes.count >= 12, let runs = find("stsc", inside: table),
      runs.count >= 20
    else { return [] }
    let common = Int(unsigned(sizes.lowerBound + 4))
    let room = common > 0 ? 100_000 : (sizes.count - 12) / 4
    let count = min(Int(unsigned(sizes.lowerBound + 8)), room)
    let runCount = min(Int(unsigned(runs.lowerBound + 4)), (runs.count - 8) / 12)
    var (places, run) = ([(offset: Int64, size: Int)](), 0)
    for (number, start) in chunks.enumerated() {
      while run + 1 < runCount, Int(unsigned(runs.lowerBound + 8 + (run + 1) * 12)) <= number + 1 { run += 1 }
      var offset = start
      for _ in 0..<min(Int(unsigned(runs.lowerBound + 12 + run * 12)), count - places.count) {
        let size = common > 0 ? common : Int(unsigned(sizes.lowerBound + 12 + places.count * 4))
        places.append((offset, size))
        offset += Int64(size)
      }
    }
    return places
  }

  private func chunkPlaces(in table: Range<Int>) -> [Int64] {
    if let box = find("stco", inside: table), box.count >= 8 {
      let count = min(Int(unsigned(box.lowerBound + 4)), (box.count - 8) / 4)
      return (0..<count).map { unsigned(box.lowerBound + 8 + $0 * 4) }
    }
    guard let box = find("co64", inside: table), box.count >= 8 else { return [] }
    let count = min(Int(unsigned(box.lowerBound + 4)), (box.count - 8) / 8)
    return (0..<count).map { wide(box.lowerBound + 8 + $0 * 8) }
  }
}
