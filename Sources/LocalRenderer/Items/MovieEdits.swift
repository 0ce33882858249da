package import Playback

/// The edit lists of an MP4's sound, taken out of the demuxer's hands so that every sample can be counted.
///
/// qtdemux of GStreamer 1.22 compares an AAC track's last frame with the wrong end and drops it, and does not decode
/// the frame before the first one that counts, which that one needs. So the list is rewritten to play the track from
/// its first frame to its last, and the trimming is left to the one who counts. Can go when both are mended.
package struct MovieEdits: Sendable, Hashable {
  /// What to present of each sound track, by the track's number.
  package var edits: [Int: Edit] = [:]

  /// The length of the whole as the file gives it, in nanoseconds.
  package var duration: Int64?

  /// The chapters that the file lists.
  package private(set) var chapters: [Chapter] = []

  /// Where the names of chapters are that stand in a track of their own.
  package private(set) var chapterSamples = ChapterSamples()

  /// The numbers of the tracks that only hold the names of chapters.
  package private(set) var chapterTracks: Set<Int> = []

  /// The `moov` box with its lists rewritten; nil where there is nothing to rewrite.
  package private(set) var rewritten: [UInt8]?

  /// Reads a `moov` box, its header included.
  package init(moov: [UInt8]) {
    var boxes = MovieBoxes(bytes: moov)
    guard let movie = boxes.header("mvhd", in: 0..<moov.count) else { return }
    if movie.timescale > 0, movie.duration / movie.timescale < 8_640_000 {
      duration = MovieEdits.nanoseconds(movie.duration, at: movie.timescale)
    }
    chapters = MovieChapters(in: boxes).all(until: duration ?? 0)
    chapterTracks = boxes.chapterTracks
    chapterSamples = ChapterSamples(in: boxes)
    guard boxes.find("mvex", inside: 0..<moov.count) == nil else { return }
    var furthest: Int64 = movie.duration
    for track in boxes.all("trak", inside: 0..<moov.count) {
      guard let change = AudioTrackEdit(track: track, movieTimescale: movie.timescale, in: boxes) else {
        continue
      }
      edits[change.number] = change.edit
      boxes.write(change.newDuration, wide: change.isWide, at: change.durationOffset)
      boxes.write(0, wide: change.isWide, at: change.mediaTimeOffset)
      furthest = max(furthest, change.newEnd)
    }
    guard !edits.isEmpty else { return }
    boxes.write(furthest, wide: movie.isWide, at: movie.durationOffset)
    rewritten = boxes.bytes
  }

  static func nanoseconds(_ units: Int64, at scale: Int64) -> Int64 {
    let (whole, rest) = units.quotientAndRemainder(dividingBy: scale)
    return whole * 1_000_000_000 + (rest * 1_000_000_000 + scale / 2) / scale
  }
}

/// What is to be changed about one sound track.
private struct AudioTrackEdit {
  let number: Int
  let edit: Edit
  let newDuration: Int64
  let newEnd: Int64
  let durationOffset: Int
  let mediaTimeOffset: Int
  let isWide: Bool

  /// Nil unless this is a sound track with one real edit that skips its first samples.
  init?(track: Range<Int>, movieTimescale: Int64, in boxes: MovieBoxes) {
    guard movieTimescale > 0, boxes.handler(of: track) == "soun",
      let number = boxes.trackNumber(of: track),
      let media = boxes.find("mdia", inside: track), let header = boxes.header("mdhd", in: media),
      header.timescale > 0,
      let list = boxes.editList(of: track), let real = list.entries.last, real.mediaTime > 0,
      list.entries.dropLast().allSatisfy({ $0.mediaTime == -1 }), list.entries.count <= 2
    else { return nil }
    let empty = list.entries.dropLast().reduce(0) { $0 + $1.duration }
    let total = boxes.sampleTotal(of: media) ?? header.duration
    // Longer than a hundred days is a lie, and would overflow below.
    let isSane = { (units: Int64, scale: Int64) in units >= 0 && units / scale < 8_640_000 }
    guard isSane(total, header.timescale), isSane(real.mediaTime, header.timescale),
      list.entries.allSatisfy({ isSane($0.duration, movieTimescale) })
    else { return nil }
    let asked = MovieEdits.rescale(real.duration, from: movieTimescale, to: header.timescale)
    let left = total - real.mediaTime
    let tick = header.timescale / movieTimescale + 1
    let frames = real.duration == 0 || abs(asked - left) <= tick ? left : min(asked, left)
    guard frames > 0 else { return nil }
    self.number = number
    let start = MovieEdits.nanoseconds(empty, at: movieTimescale)
    edit = Edit(
      lead: MovieEdits.nanoseconds(real.mediaTime, at: header.timescale), start: start,
      length: Edit.Length(frames: frames, rate: header.timescale))
    newDuration = MovieEdits.rescale(total + 4096, from: header.timescale, to: movieTimescale) + 1
    newEnd = empty + newDuration
    (durationOffset, mediaTimeOffset, isWide) = (real.durationOffset, real.mediaTimeOffset, list.isWide)
  }
}

extension MovieEdits {
  fileprivate static func rescale(_ units: Int64, from old: Int64, to new: Int64) -> Int64 {
    let (whole, rest) = units.quotientAndRemainder(dividingBy: old)
    return whole * new + (rest * new + old / 2) / old
  }
}
