import GStreamer
import Playback
import Synchronization

/// Media without a chain of its own: GStreamer's own plugging finds the way.
extension ItemPipeline {
  /// Anything else that can be recognised, through `decodebin`; of streams that nobody asked for only the pad is shown.
  func growGenerally(from pad: Pad) {
    do throws(ElementError) {
      let decoder = try Element("decodebin")
      decoder.onElementInside { [weak self] in self?.watchTags(around: $0) }
      watch(decoder)
      try grow { () throws(ElementError) in
        pipeline.addWaiting(decoder)
        guard let input = decoder.pad("sink") else { throw .missing("sink") }
        try pad.link(to: input)
        decoder.join()
      }
    } catch {
      fail(PlaybackError(.missingDecoder, item: media.url, detail: "\(error)"))
    }
  }

  /// Addresses that only GStreamer knows how to open.
  func buildGeneral() throws(ElementError) {
    let decoder = try Element("uridecodebin")
    decoder.set(text: media.url, for: "uri")
    decoder.onSourceSetup { [weak self] source in
      self?.prepare(source)
      if self?.manifest == .dash, let pad = source.pad("src") { self?.countPeriods(at: pad) }
    }
    decoder.onElementInside { [weak self] in self?.noteDemuxer($0) }
    watch(decoder)
    pipeline.add(decoder)
  }

  /// HLS, DASH and Smooth Streaming, which only `uridecodebin3` plays in full.
  func buildAdaptive() throws(ElementError) {
    // dashdemux2 of GStreamer 1.22 crashes on a seek while it starts; its elder does not.
    if manifest == .dash { return try buildGeneral() }
    let decoder = try Element("uridecodebin3")
    decoder.set(text: media.url, for: "uri")
    decoder.onSourceSetup { [weak self] source in
      self?.prepare(source)
      self?.watchPlaylist(of: source)
    }
    decoder.onElementInside { [weak self] in self?.noteDemuxer($0) }
    decoder.onPadAdded { [weak self] pad in self?.noteHeld(pad) }
    pipeline.add(decoder)
  }

  /// Writes down a pad of an adaptive stream, and keeps it from giving anything until it is linked.
  ///
  /// Each of them has a thread of its own, which would find it unlinked as long as another one is waited for.
  private func noteHeld(_ pad: Pad) {
    let hold = PadHold(pad)
    let isOpen = books.withLock { books in
      if !books.isOpen { books.holds.append(hold) }
      return books.isOpen
    }
    // What comes later than what was announced is of no use here: captions, mostly.
    if isOpen { return hold.release() }
    note(pad)
    decideIfComplete()
  }

  /// Counts the periods of a DASH manifest as it comes by.
  func countPeriods(at pad: Pad) {
    pad.patchBytes { [weak self] bytes, _ in
      self?.books.withLock { $0.periods.look(at: bytes) }
      return .keep
    }
  }

  /// An adaptive stream says how many streams it will show, before or after it shows them.
  func expectPads(_ count: Int) {
    books.withLock { $0.expectedPads = count }
    decideIfComplete()
  }

  private func decideIfComplete() {
    let complete = books.withLock { books -> [FoundTrack]? in
      let shown = books.tracks.count { $0.kind != nil }
      guard shown > 0, let expected = books.expectedPads, shown >= expected else { return nil }
      defer { books.tracks = [] }
      return books.tracks
    }
    guard let complete else { return }
    decide(complete)
    let holds = books.withLock { books in
      defer { (books.isOpen, books.holds) = (true, []) }
      return books.holds
    }
    for hold in holds { hold.release() }
  }

  private func watch(_ decoder: Element) {
    decoder.onAutoplugContinue { [weak self] _, caps in
      self?.noteCoding(caps.name)
      return true
    }
    decoder.onPadAdded { [weak self] pad in self?.note(pad) }
    decoder.onNoMorePads { [weak self] in self?.decideNoted() }
  }

  /// Writes down what the first stream of each kind is coded in, which its decoded pads do not tell.
  private func noteCoding(_ name: String) {
    let kind: Kind? = name.hasPrefix("audio/") ? .audio : name.hasPrefix("video/") ? .video : nil
    // Containers come by as well.
    let isContainer = Self.containers[name] != nil || name == "video/mpegts"
    guard let kind, !name.hasSuffix("/x-raw"), !isContainer else { return }
    books.withLock { $0.codings[kind] = $0.codings[kind] ?? name }
  }

  /// The track as it is coded, where a decoder has been at it.
  func asCoded(_ track: Track) -> Track {
    guard track.codec.hasSuffix("/x-raw") else { return track }
    var track = track
    let kind: Kind = if case .audio = track.kind { .audio } else { .video }
    track.codec = books.withLock { $0.codings[kind] } ?? track.codec
    return track
  }
}
