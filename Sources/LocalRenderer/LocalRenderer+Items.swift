import CoreMedia
import GStreamer
import Playback

// MARK: - What an item says

extension LocalRenderer {
  func heard(_ event: ItemEvent, of ticket: Ticket, from pipeline: ItemPipeline?) {
    guard let item = items[ticket], item.pipeline === pipeline else { return }
    switch event {
    case .tracks(let tracks):
      // Those of the second half are known, and better.
      if item.isReady, item.reconnection.isUnderWay { break }
      items[ticket]?.tracks = tracks
      if item.isReady { say(.tracks(tracks), of: ticket) }
    case .isAdaptive(let manifest): reopen(ticket, as: manifest)
    case .isElsewhere(let media):
      items[ticket]?.media = media
      reopen(ticket)
    case .received: tellBuffering(of: ticket)
    case .failed(let error): failOrRetry(ticket, error)
    case .lostTrack(let error): lost(error, of: ticket)
    case .words(let cue): learn([cue], of: ticket)
    case .timedTags(let frames, let stamp): heard(frames, at: stamp, of: ticket)
    case .message(let message): heard(message, of: ticket)
    }
    tellTransfer(of: ticket)
  }

  /// Tells how much has come, twice a second at most.
  func tellTransfer(of ticket: Ticket) {
    let now = ContinuousClock.now
    guard let item = items[ticket], item.isReady, now - item.toldTransfer >= .milliseconds(500) else {
      return
    }
    items[ticket]?.toldTransfer = now
    tellTransferNow(of: ticket)
  }

  /// Tells how much has come by now.
  func tellTransferNow(of ticket: Ticket) {
    guard let item = items[ticket] else { return }
    var transfer = item.pipeline.meter.withLock { $0.transfer }
    if ticket == current { transfer.droppedPictures = output.droppedPictures }
    guard transfer != item.transfer else { return }
    items[ticket]?.transfer = transfer
    say(.transferred(transfer), of: ticket)
  }

  private func heard(_ message: Message, of ticket: Ticket) {
    guard let item = items[ticket] else { return }
    switch message {
    case .failed(let failure):
      var error = ItemFailure.error(of: failure, media: item.media, missing: item.missingPlugin)
      // souphttpsrc of GStreamer 1.22 does not say that its connection was lost and could not be had again.
      if item.isReady, failure.factory == "souphttpsrc", error.code == .damaged {
        error = PlaybackError(.connectionLost, item: item.media.url, detail: error.detail)
      }
      let isHTTP = item.media.url.lowercased().hasPrefix("http") && failure.httpStatus == nil
      if passOverMissingPart(of: ticket, error) { return }
      if isHTTP, !item.hasAnswered, error.code == .damaged || error.code == .notMedia {
        return findOutWhy(ticket, error, waited: ContinuousClock.now - item.opened)
      }
      failOrRetry(ticket, error)
    case .tags(let values): merge(values, into: ticket)
    case .chapters(let marks): items[ticket]?.take(marks)
    case .buffering(let percent):
      items[ticket]?.bufferPercent = percent
      tellBuffering(of: ticket)
    case .durationChanged: updateDuration(of: ticket)
    case .answered(let status, let givesRanges, _) where status >= 100:
      items[ticket]?.hasAnswered = true
      // What a server says beside an error is not about the resource.
      if (200..<300).contains(status) { answered(ticket, givesRanges: givesRanges) }
    case .missingPlugin(let description): items[ticket]?.missingPlugin = description
    default: break
    }
  }

  /// The server's answer is there, now and then only once the item is ready.
  private func answered(_ ticket: Ticket, givesRanges: Bool) {
    guard let item = items[ticket] else { return }
    items[ticket]?.givesRanges = givesRanges
    guard item.isReady, item.canSeek != items[ticket]?.canSeek else { return }
    say(.seekable(items[ticket]?.seekable ?? []), of: ticket)
  }

  func tellBuffering(of ticket: Ticket) {
    guard let item = items[ticket] else { return }
    // There is nothing to play yet, but a slow server does give something.
    guard item.isReady else { return say(.buffering(.empty), of: ticket) }
    let isShort = item.bufferPercent.map { $0 < 50 } ?? false || item.reconnection.isUnderWay
    let place = ticket == current ? position?.time : nil
    say(.buffering(item.buffering(isEmpty: isStalled && ticket == current && isShort, at: place)), of: ticket)
  }

  private func merge(_ values: [TagValue], into ticket: Ticket) {
    guard let known = items[ticket]?.tags else { return }
    items[ticket]?.take(values)
    guard let tags = items[ticket]?.tags, tags != known else { return }
    if items[ticket]?.isReady == true { say(.tags(tags), of: ticket) }
  }

  private func updateDuration(of ticket: Ticket) {
    guard let item = items[ticket], item.isReady, let duration = item.pipeline.presentationDuration,
      duration != item.duration
    else { return }
    items[ticket]?.duration = duration
    say(.duration(CMTime(nanoseconds: duration)), of: ticket)
    if item.duration == nil { read(ahead: Feed.soundAhead, of: ticket) }
    say(.seekable(items[ticket]?.seekable ?? []), of: ticket)
  }

  /// Lets the sound of an item be decoded so many samples ahead.
  func read(ahead capacity: Int, of ticket: Ticket) {
    feed.read { $0.items.first { $0.ticket == ticket }?.lanes[.audio]?.readers.last }?.set(capacity: capacity)
  }

  private func lost(_ error: PlaybackError, of ticket: Ticket) {
    let isLost = feed.read { $0.items.first { $0.ticket == ticket }?.isLost ?? true }
    if isLost { fail(ticket, error) } else { say(.warned(error), of: ticket) }
  }

  /// A server that is busy may be well again a moment later; anything else is final.
  func failOrRetry(_ ticket: Ticket, _ error: PlaybackError) {
    guard let item = items[ticket] else { return }
    if error.code == .serverError, !item.isReady, item.attempts < 2, !item.reconnection.isUnderWay {
      items[ticket]?.attempts += 1
      return reopen(ticket)
    }
    if reconnect(ticket, after: error) { return }
    fail(ticket, error)
  }

  /// Asks the server why its source gave up without a word, off this actor's queue.
  private func findOutWhy(_ ticket: Ticket, _ error: PlaybackError, waited: Duration) {
    guard let item = items[ticket] else { return }
    let url = item.media.url
    if waited >= item.media.timeout {
      return fail(ticket, PlaybackError(.timedOut, item: url, detail: error.detail))
    }
    ConnectionInquiry.ask(url) { [weak self] code in
      Task(executorPreference: .engine) {
        await self?.failOrRetry(ticket, PlaybackError(code, item: url, detail: error.detail))
      }
    }
  }

  /// Ends an item: a current one once what it gave has been heard, a follower at once.
  func fail(_ ticket: Ticket, _ error: PlaybackError) {
    guard let item = items[ticket], item.failure == nil else { return }
    guard ticket == current else {
      feed.update { _ = $0.remove(ticket) }
      say(.failed(error, at: .zero), of: ticket)
      return close(ticket)
    }
    items[ticket]?.failure = error
    // An output that stands gives nothing more, and says no end either.
    guard item.isReady, !isStalled, error.code != .outputFailed, error.code != .diskFull else {
      let time = item.isReady ? position?.time ?? 0 : item.reconnection.lostAt
      finishSeek(at: nil)
      rate = 0
      output.pause()
      return say(.failed(error, at: CMTime(nanoseconds: time)), of: ticket)
    }
    feed.change(ticket) { $0.cut() }
  }
}

extension LocalRenderer.LoadedItem {
  /// Learns what the media says of itself; a later word takes the place of an earlier one.
  mutating func take(_ values: [TagValue]) {
    let new = values.map { Tag($0).read(in: pipeline.isRadio ? media.textEncoding : nil) }
    let names = Set(new.map(\.name))
    var merged = tags.filter { !names.contains($0.name) }
    for tag in new where !merged.contains(tag) { merged.append(tag) }
    if merged != tags { tags = merged }
  }

  /// Learns the chapters.
  mutating func take(_ marks: [Message.ChapterMark]) {
    chapters = marks.map { mark in
      Chapter(
        title: mark.title,
        range: CMTimeRange(
          start: CMTime(nanoseconds: mark.start), end: CMTime(nanoseconds: max(mark.start, mark.stop))))
    }
  }

  /// How much earlier than asked for a seek begins to decode, in nanoseconds; the feed leaves the rest out.
  ///
  /// An AAC frame is made with the one before it. Where there are pictures, their key frame is early enough.
  var runUp: Int64 {
    !hasPictures && pipeline.isFramed ? 100_000_000 : 0
  }

  /// Fills in what the container did not say of the sound that plays.
  mutating func learn(_ format: AudioFormat) {
    for place in tracks.indices where tracks[place].isSelected {
      guard case .audio = tracks[place].kind else { continue }
      tracks[place].kind = .audio(
        Track.AudioFormat(rate: format.rate, channels: format.channels, depth: format.depth))
    }
  }

  /// Whether its source can go elsewhere: a server that gives no ranges fails for good when it is asked to.
  ///
  /// DASH demuxers of GStreamer 1.22 crash on the way from one period to another.
  var canSeek: Bool {
    !pipeline.hasManyPeriods
      && (pipeline.isAdaptiveStream || pipeline.manifest == .hls || givesRanges ?? true)
  }

  /// What can be sought to.
  var seekable: [CMTimeRange] {
    guard canSeek, let range = pipeline.pipeline.element.seekableRange else { return [] }
    let (start, end) = isLiveStream ? (range.lowerBound, range.upperBound) : (0, duration ?? range.upperBound)
    guard end > start else { return [] }
    return [CMTimeRange(start: CMTime(nanoseconds: start), end: CMTime(nanoseconds: end))]
  }

  /// How loading is doing: a network source says so itself, a file is always whole.
  ///
  /// `place`: where playback is, from where an adaptive stream is loaded ahead.
  func buffering(isEmpty: Bool, at place: Int64? = nil) -> Buffering {
    let whole = duration.map { CMTimeRange(start: .zero, end: CMTime(nanoseconds: $0)) }
    guard let percent = bufferPercent else {
      return Buffering(loaded: whole.map { [$0] } ?? [], keepsUp: true, isFull: true, isEmpty: false)
    }
    let ahead = place.flatMap { place in
      pipeline.loadedAhead.map {
        [CMTimeRange(start: CMTime(nanoseconds: place), end: CMTime(nanoseconds: place + $0))]
      }
    }
    return Buffering(
      loaded: ahead ?? loadedRanges ?? [], keepsUp: !isEmpty, isFull: percent >= 100, isEmpty: isEmpty)
  }

  private var loadedRanges: [CMTimeRange]? {
    guard let duration, let loaded = pipeline.pipeline.element.loadedFractions else { return nil }
    return loaded.ranges.map { range in
      CMTimeRange(
        start: CMTime(nanoseconds: Int64(range.lowerBound * Double(duration))),
        end: CMTime(nanoseconds: Int64(range.upperBound * Double(duration))))
    }
  }

  /// The error of an item that ended long before the end its container promised.
  func shortfall(endingAt end: Int64, limit: Int64?) -> PlaybackError? {
    let hasText = tracks.contains { $0.kind == .text }
    // The last cue of a subtitle track may be far behind the end of sound and picture.
    guard pipeline.hasReliableDuration, !hasText, let duration, limit == nil,
      duration - end > max(500_000_000, duration / 20)
    else {
      return nil
    }
    return PlaybackError(.damaged, item: media.url, detail: "the data ends before its time")
  }
}

extension Tag {
  /// The same words, where they were written in another set of characters than they were taken for.
  ///
  /// icydemux takes what is no UTF-8 for Latin-1, in which every byte is a letter, so that the bytes are known.
  fileprivate func read(in charset: String?) -> Tag {
    guard let charset, case .text(let text) = value, text.unicodeScalars.contains(where: { $0.value > 127 }),
      text.unicodeScalars.allSatisfy({ $0.value < 256 }),
      let words = Charset.words(text.unicodeScalars.map { UInt8($0.value) }, in: charset)
    else { return self }
    return Tag(name, .text(words))
  }

  /// Takes over what GStreamer found.
  init(_ value: TagValue) {
    switch value.value {
    case .text(let text): self.init(value.name, .text(text))
    case .number(let number): self.init(value.name, .number(number))
    case .data(let bytes, let type): self.init(value.name, .data(bytes, type: type))
    }
  }
}
