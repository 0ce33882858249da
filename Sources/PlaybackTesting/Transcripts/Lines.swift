import CoreMedia
package import Playback

// How transcripts and logs write down what is said.

extension Double {
  /// The number without a fraction where it has none.
  var line: String { rounded() == self && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension CMTime {
  /// The time in seconds, to the microsecond.
  var line: String {
    if isPositiveInfinity { return "infinity" }
    if isNegativeInfinity { return "-infinity" }
    if isIndefinite { return "indefinite" }
    return isNumeric ? ((seconds * 1e6).rounded() / 1e6).line : "invalid"
  }
}

extension CMTimeRange {
  var line: String { "\(start.line)…\(end.line)" }
}

extension Buffering {
  var line: String {
    let words = [keepsUp ? "keeps up" : "does not keep up", isFull ? "full" : nil, isEmpty ? "empty" : nil]
    return (words.compactMap { $0 } + loaded.map(\.line)).joined(separator: ", ")
  }
}

extension TimeControl {
  package var line: String {
    switch self {
    case .paused: "paused"
    case .playing: "playing"
    case .waiting(.noItem): "waiting for an item"
    case .waiting(.evaluatingBuffering): "waiting to see"
    case .waiting(.minimizingStalls): "waiting for data"
    }
  }
}

extension Command {
  package var line: String {
    switch self {
    case .load(let media, let time, let ticket): "load \(media.url) at \(time.line) \(ticket)"
    case .enqueue(let media, let ticket): "enqueue \(media.url) \(ticket)"
    case .dequeue(let ticket): "dequeue \(ticket)"
    case .setRate(let rate): "rate \(rate.line)"
    case .start(let rate, let time, _): "start \(time?.line ?? "here") at rate \(rate.line)"
    case .setPitch(let pitch): "pitch \(pitch.rawValue)"
    case .setVolume(let volume): "volume \(volume.line)"
    case .setMuted(let isMuted): isMuted ? "mute" : "unmute"
    case .seek(let seek, let ticket): "seek \(seek.number) to \(seek.time.line) \(ticket)"
    case .step(let count, let ticket): "step \(count) \(ticket)"
    case .setEnd(let time, let ticket): "end \(time.line) \(ticket)"
    case .setMix(let mix, let ticket): "mix of tracks \(mix.ramps.keys.sorted()) \(ticket)"
    case .select(let tracks, let ticket): "tracks \(tracks) \(ticket)"
    case .limit(let limits, let ticket): "limit \(limits.line) \(ticket)"
    case .stop: "stop"
    }
  }
}

extension Limits {
  fileprivate var line: String {
    let size = width > 0 || height > 0 ? ["\(width)x\(height)"] : []
    let rate = peakBitRate > 0 ? ["\(Int(peakBitRate)) bit/s"] : []
    let ahead = forwardBuffer > 0 ? ["\(forwardBuffer.line) s ahead"] : []
    let first = startsOnFirst ? ["first"] : []
    return (rate + size + ahead + first).joined(separator: ", ")
  }
}

extension Report.Event {
  package var line: String {
    switch self {
    case .ready(let readiness): "ready, \(readiness.duration.line) long"
    case .began: "began"
    case .moving(let time, let rate): "at \(time.line), rate \(rate.line)"
    case .sought(let number, let time): "seek \(number) arrived at \(time.line)"
    case .seekFailed(let number): "seek \(number) came to nothing"
    case .stepped(let time): "stepped to \(time.line)"
    case .buffering(let buffering): "buffering: \(buffering.line)"
    case .stalled: "stalled"
    case .duration(let duration): "\(duration.line) long"
    case .seekable(let ranges): "seekable \(ranges.map(\.line))"
    case .tracks(let tracks): "tracks \(tracks.map(\.id))"
    case .tags(let tags): "tags \(tags.map(\.name))"
    case .captions(let captions): "captions \(captions.map(\.text))"
    case .timedTags(let tags): "timed tags \(tags.flatMap(\.frames).map(\.id))"
    case .transferred(let transfer): "\(transfer.bytes) bytes came"
    case .warned(let error): "warning: \(error.code.rawValue)"
    case .rateRefused(let rate): "rate \(rate.line) cannot be had"
    case .ended(let time): "ended at \(time.line)"
    case .failed(let error, let time): "failed at \(time.line): \(error.code.rawValue)"
    case .volume(let volume, let isMuted): "volume \(volume.line)\(isMuted ? ", muted" : "")"
    }
  }
}

extension Notice {
  package var line: String {
    switch self {
    case .itemReady(let id, _): "item \(id) ready"
    case .itemFailed(let id, let error): "item \(id) failed: \(error.code.rawValue)"
    case .skipped(let id): "item \(id) skipped"
    case .buffering(let id, let buffering): "item \(id) buffering: \(buffering.line)"
    case .tracks(let id, let tracks): "item \(id) has tracks \(tracks.map(\.id))"
    case .tags(let id, let tags): "item \(id) has tags \(tags.map(\.name))"
    case .captions(let id, let captions): "item \(id) has captions \(captions.map(\.text))"
    case .timedTags(let id, let tags): "item \(id) has timed tags \(tags.flatMap(\.frames).map(\.id))"
    case .duration(let id, let duration): "item \(id) is \(duration.line) long"
    case .seekable(let id, let ranges): "item \(id) seekable \(ranges.map(\.line))"
    case .transferred(let id, let transfer): "item \(id): \(transfer.bytes) bytes came"
    case .warned(let id, let error): "item \(id) warning: \(error.code.rawValue)"
    case .seekFinished(let number, let isFinished): "seek \(number) \(isFinished)"
    case .stepFinished(let id): "item \(id) stepped"
    case .prerolled(let number, let isDone): "preroll \(number) \(isDone)"
    case .timeJumped(let id): "item \(id) jumped"
    case .playedToEnd(let id): "item \(id) played to its end"
    case .failedToPlayToEnd(let id, let error): "item \(id) broke off: \(error.code.rawValue)"
    case .stalled(let id): "item \(id) stalled"
    case .advanced(let old, let new): "from item \(old) to \(new.map { "item \($0)" } ?? "nothing")"
    case .rateChanged(let rate, let reason): "rate \(rate.line), \(reason)"
    case .timeControlChanged(let control): control.line
    case .volumeChanged(let volume, let isMuted): "volume \(volume.line)\(isMuted ? ", muted" : "")"
    case .paceChanged: "another pace"
    case .handedOver(let slot): "\(slot) plays"
    case .handOverFailed(let slot, let error): "\(slot) cannot: \(error.code.rawValue)"
    case .released(let slot): "\(slot) released"
    }
  }
}
