import GStreamer

// MARK: - One sample at a time

extension FeedState {
  /// Writes the next sample of a kind; whether there was one.
  mutating func write(_ kind: Kind, now: () -> Int64) -> Bool {
    guard let writer = writers[kind], items.indices.contains(index), var lane = items[index].lanes[kind],
      let segment = items[index].segment, items[index].endOfRun == nil
    else { return false }
    defer { items[index].lanes[kind] = lane }
    if !lane.again.isEmpty {
      let old = lane.again.removeFirst()
      if kind == .video {
        showCaption(at: old.time)
        show(old)
      }
      let treatment = treatment(of: old, format: lane.format)
      writer.write(
        old.sample, time: old.time, duration: old.duration, range: old.range, gains: treatment.gains,
        change: treatment.change, segment: segment, isDiscontinuous: lane.end == nil)
      keep(old, in: &lane, now: now)
    } else {
      guard !lane.isDone else { return false }
      guard items[index].interruption?.isUnderWay != true, let sample = lane.take() else {
        if kind == leadingKind { tellHunger() }
        return false
      }
      forgetHunger()
      let isWritten =
        kind == .audio && segment.rate > 0
        ? writeSound(sample, lane: &lane, to: writer, segment: segment, now: now)
        : writePicture(sample, lane: &lane, to: writer, segment: segment, now: now)
      if !isWritten { return !lane.isDone }
    }
    hungry.remove(kind)
    return true
  }

  /// The kind whose lack makes a listener notice: sound, or pictures where there is no sound.
  private var leadingKind: Kind {
    let lanes = items[index].lanes
    return lanes[.audio].map { !$0.isDone && !$0.isLost } ?? false ? .audio : .video
  }

  private mutating func writeSound(
    _ sample: Sample, lane: inout Lane, to writer: SampleWriter, segment: Segment, now: () -> Int64
  ) -> Bool {
    guard let format = sample.audioFormat else { return false }
    if lane.counter == nil || lane.format?.rate != format.rate {
      lane.counter = makeCounter(for: lane, format: format, segment: segment)
    }
    lane.format = format
    guard var counter = lane.counter else { return false }
    let begins = lane.end == nil
    let from = counter.nextTime
    let plan = counter.plan(
      time: lane.time(of: sample), count: sample.size / format.frameSize,
      nominalEnd: items[index].nominalEnd, slack: items[index].slack)
    lane.counter = counter
    if plan.silence > 0 {
      writer.writeSilence(
        plan.silence, like: sample, rate: format.rate, from: from, change: items[index].tap?.change(),
        segment: segment)
    }
    if plan.isLast { lane.isDone = true }
    guard plan.played > 0 else {
      if plan.silence > 0 { lane.end = counter.nextTime }
      return plan.silence > 0
    }
    let range = plan.skipped * format.frameSize..<(plan.skipped + plan.played) * format.frameSize
    let written = Lane.Written(sample: sample, time: plan.time, duration: plan.duration, range: range)
    let treatment = treatment(of: written, format: format)
    writer.write(
      sample, time: plan.time, duration: plan.duration, range: range, gains: treatment.gains,
      change: treatment.change, segment: segment, isDiscontinuous: begins)
    keep(written, in: &lane, now: now)
    return true
  }

  /// What is done to sound before it is heard: how loud it is to be, and what a tap makes of it; nil for nothing.
  private func treatment(of written: Lane.Written, format: AudioFormat?) -> (
    gains: [GainPiece]?, change: SoundChange?
  ) {
    guard let format, let range = written.range else { return (nil, nil) }
    let gains = items[index].loudness?.pieces(
      from: written.time, count: range.count / format.frameSize, rate: format.rate)
    // With a tap its session makes it louder too, since the order of the two counts.
    return items[index].tap.map { (nil, $0.change(with: gains)) } ?? (gains, nil)
  }

  private func makeCounter(for lane: Lane, format: AudioFormat, segment: Segment) -> FrameCounter {
    let rate = Int64(format.rate)
    let start = max(lane.end ?? segment.start, lane.edit.start)
    let limit = lane.lastFrame(before: items[index].limit, rate: rate)
    // What begins anew is cut to the very frame: its stamps overlap those of what came before.
    let continues = lane.end != nil && !lane.isResumed
    return FrameCounter(
      rate: format.rate, start: start, limit: limit, continues: continues,
      stampError: lane.isResumed ? items[index].stampError : 0)
  }

  private mutating func writePicture(
    _ sample: Sample, lane: inout Lane, to writer: SampleWriter, segment: Segment, now: () -> Int64
  ) -> Bool {
    guard let stamp = lane.time(of: sample) else { return false }
    let duration = sample.duration ?? 0
    if segment.rate > 0 {
      if let limit = items[index].limit, stamp >= limit {
        lane.isDone = true
        return false
      }
      if lane.isOld(stamp, lasting: duration) { return false }
      if stamp + duration < segment.start || stamp < segment.start && duration == 0 { return false }
    }
    let time = segment.rate > 0 ? max(stamp, segment.start) : stamp
    let left = max(0, stamp + duration - time)
    showCaption(at: time)
    writer.write(
      sample, time: time, duration: sample.duration == nil ? nil : left, segment: segment,
      isDiscontinuous: lane.end == nil)
    let written = Lane.Written(sample: sample, time: time, duration: left, range: nil)
    keep(written, in: &lane, now: now)
    show(written)
    return true
  }

  /// Keeps what was written until it has been heard, so that it can be written again after a flush.
  private func keep(_ written: Lane.Written, in lane: inout Lane, now: () -> Int64) {
    lane.written.append(written)
    lane.isResumed = false
    let end = written.time + written.duration
    lane.end = items[index].segment?.rate ?? 1 > 0 ? max(lane.end ?? end, end) : written.time
    let heard = now()
    while lane.written.count > 2, let first = lane.written.first,
      items[index].running(first.time + first.duration) < heard
    {
      lane.written.removeFirst()
    }
  }
}
