import CoreMedia
import GStreamer
import Playback

/// How loud one track is over its time.
struct Loudness: Sendable {
  private let steps: [Step]

  /// One way from a volume to another, in nanoseconds of the item's time.
  private struct Step: Sendable {
    let begin: Int64
    let end: Int64
    let from: Float
    let to: Float

    func volume(at time: Int64) -> Float {
      guard time < end, end > begin else { return to }
      return from + (to - from) * Float(Double(time - begin) / Double(end - begin))
    }
  }

  /// What `ramps` say; nil where they say nothing.
  init?(_ ramps: [Mix.Ramp]?) {
    let steps = (ramps ?? []).compactMap { ramp -> Step? in
      guard let begin = ramp.range.start.nanoseconds else { return nil }
      return Step(begin: begin, end: ramp.range.end.nanoseconds ?? begin, from: ramp.start, to: ramp.end)
    }
    guard !steps.isEmpty else { return nil }
    self.steps = steps.sorted { $0.begin < $1.begin }
  }

  /// The gains for `count` frames from `time` on; nil where all of them are as recorded.
  func pieces(from time: Int64, count: Int, rate: Int) -> [GainPiece]? {
    let frames = FrameCounter(rate: rate, start: time)
    let first = frames.next
    let edges = steps.flatMap { [$0.begin, $0.end] }.map {
      FrameCounter.frames($0, rate: Int64(rate)) - first
    }
    let places = [0] + Set(edges).filter { (1..<Int64(count)).contains($0) }.sorted() + [Int64(count)]
    let pieces = zip(places, places.dropFirst()).map { begin, end in
      let (start, stop) = (frames.time(of: first + begin), frames.time(of: first + end))
      return GainPiece(
        frames: Int(end - begin), from: volume(at: start), to: volume(before: stop, from: start))
    }
    return pieces.allSatisfy { $0.from == 1 && $0.to == 1 } ? nil : pieces
  }

  private func volume(at time: Int64) -> Float { step(at: time)?.volume(at: time) ?? 1 }

  /// The volume that a stretch from `start` on comes to at its end, where another step may begin.
  private func volume(before end: Int64, from start: Int64) -> Float {
    step(at: start)?.volume(at: end) ?? 1
  }

  private func step(at time: Int64) -> Step? { steps.last { $0.begin <= time } }
}
