import GStreamer
import Playback
import Synchronization

/// The chain of elements, grown as the media shows what it is. All of it runs on streaming threads.
extension ItemPipeline {
  /// Known containers, which show all their streams before the first byte of any.
  static let containers = [
    "video/quicktime": "qtdemux", "audio/x-m4a": "qtdemux", "application/x-3gp": "qtdemux",
    "video/x-matroska": "matroskademux", "audio/x-matroska": "matroskademux", "video/webm": "matroskademux",
    "audio/webm": "matroskademux", "application/ogg": "oggdemux", "audio/ogg": "oggdemux",
    "video/ogg": "oggdemux",
    "audio/x-wav": "wavparse", "audio/x-aiff": "aiffparse", "video/x-msvideo": "avidemux",
  ]

  /// Types that hold one stream and need no demuxer.
  private static let plain = [
    "audio/mpeg", "audio/x-flac", "audio/x-ac3", "audio/x-eac3", "audio/x-dts", "audio/x-au",
  ]

  /// Wrappers around one stream, which is looked at anew.
  private static let strippers = [
    "application/x-id3": "id3demux", "application/x-apetag": "apedemux", "application/x-icy": "icydemux",
  ]

  func foundType(_ caps: Caps, at pad: Pad?) {
    guard let pad else { return }
    let name = caps.name
    if let manifest = Manifest(type: name) {
      // One that is delivered is opened anew too, unless it was opened as one.
      guard scheme == "file" || isDelivered && self.manifest == manifest else {
        say.yield(.isAdaptive(manifest))
        return
      }
      if manifest == .dash { countPeriods(at: pad) }
      growGenerally(from: pad)
    } else if let stripper = Self.strippers[name] {
      if stripper == "icydemux" { books.withLock { $0.isRadio = true } }
      grow(stripper, from: pad) { [weak self] inner, pad in
        self?.foundType(inner, at: pad)
      }
    } else if let demuxer = Self.containers[name], Registry.has(demuxer) {
      growContainer(demuxer, from: pad)
    } else if Self.plain.contains(name) {
      decide([FoundTrack(pad: pad, caps: caps, id: 1)])
    } else if name.hasPrefix("text/") || name.hasPrefix("image/") || name == "application/octet-stream" {
      fail(PlaybackError(.notMedia, item: media.url, detail: name))
    } else {
      growGenerally(from: pad)
    }
  }

  /// Adds a tag stripper, which shows one pad.
  private func grow(_ factory: String, from pad: Pad, then next: @escaping @Sendable (Caps, Pad) -> Void) {
    attempt { () throws(ElementError) in
      let element = try Element(factory)
      if let output = element.pad("src") {
        output.onFirstCaps(next)
      } else {
        element.onPadAdded { next($0.caps, $0) }
      }
      try self.append([element], to: pad)
    }
  }

  private func growContainer(_ factory: String, from pad: Pad) {
    attempt { () throws(ElementError) in
      let demuxer = try Element(factory)
      self.books.withLock { $0.container = factory }
      if factory == "qtdemux" { self.watchMovieBoxes(on: pad) }
      if factory == "oggdemux", self.scheme != "file" { self.watchPages(on: pad) }
      if factory == "wavparse", self.isPushed { return try self.growPushed(demuxer, from: pad) }
      if let only = demuxer.pad("src") {
        only.onFirstCaps { [weak self] caps, pad in self?.decide([FoundTrack(pad: pad, caps: caps, id: 1)]) }
        return try self.append([demuxer], to: pad)
      }
      demuxer.onPadAdded { [weak self] pad in self?.note(pad) }
      demuxer.onNoMorePads { [weak self] in self?.decideNoted() }
      try self.append([demuxer], to: pad)
    }
  }

  /// Feeds a WAV file from front to back, which plays files that the parser cannot look through beforehand.
  private func growPushed(_ parser: Element, from pad: Pad) throws(ElementError) {
    guard let only = parser.pad("src") else { throw .missing("src") }
    only.onFirstCaps { [weak self] caps, pad in self?.decide([FoundTrack(pad: pad, caps: caps, id: 1)]) }
    try append([Element("queue"), parser], to: pad)
  }

  /// Writes down a pad that a demuxer showed.
  func note(_ pad: Pad) {
    let isLater = books.withLock { books in
      books.tracks.append(FoundTrack(pad: pad, caps: pad.caps, id: books.tracks.count + 1))
      return books.isDecided && books.tracks.count == 1
    }
    if isLater { port.expectMore() }
  }

  /// Everything is known: plays what was noted since the last time, which was another group of a chained file.
  func decideNoted() {
    let noted = books.withLock { books in
      defer { books.tracks = [] }
      return books.tracks
    }
    // oggdemux says so once more when it comes back from a look at the end, without another pad.
    if noted.isEmpty, books.withLock({ $0.isDecided }) { return }
    decide(noted)
  }

  private func watchPages(on pad: Pad) {
    let watch = Mutex(OggWatch())
    // oggdemux looks for the length at the end, and gives what was on its way before it comes back: to the byte behind
    // the first, which tells that from where it began.
    if pad.isSeekableInBytes { port.lookAhead() }
    pad.patchBytes { [weak self] bytes, place in
      if case .handed(at: 1) = place { self?.port.lookedAhead() }
      guard let self, let end = watch.withLock({ $0.look(at: bytes, place: place) }) else { return .keep }
      books.withLock { $0.edits.duration = end }
      port.end(end)
      say.yield(.message(.durationChanged))
      return .keep
    }
  }

  private func watchMovieBoxes(on pad: Pad) {
    let watch = Mutex(MovieWatch())
    pad.patchBytes { [weak self] bytes, place in
      watch.withLock { watch in
        watch.look(at: bytes, place: place) { found in
          guard let self else { return }
          var edits = MovieEditsFound(found)
          if edits.chapters.isEmpty { edits.chapters = self.chapters(named: found.chapterSamples) }
          self.books.withLock { [edits] in $0.edits = edits }
        }
      }
    }
  }
}

extension ItemPipeline {
  /// The chapters whose names stand here and there in a file; of a server's file they are not fetched.
  private func chapters(named samples: ChapterSamples) -> [Chapter] {
    guard scheme == "file", !samples.samples.isEmpty else { return [] }
    do throws(FileError) {
      let file = try FilePieces(path: FileAddress.path(of: media.url))
      return samples.chapters { file.bytes(at: $0, count: $1) }
    } catch {
      return []  // The source, which reads it too, will tell.
    }
  }
}

// MARK: - Choosing and decoding

extension ItemPipeline {
  /// The tracks as they are known by now: demuxers tell language and turn of some only with their first buffer.
  var shownTracks: [Track] {
    let (shown, playing, chapters) = books.withLock { ($0.shown, $0.playing, $0.edits.chapterTracks) }
    let content = shown.filter { track in track.movieTrackNumber.map { !chapters.contains($0) } ?? true }
    return withTexts(
      withSounds(content.compactMap { $0.track(isSelected: playing.contains($0.id)).map(asCoded) }))
  }

  /// Whether it plays what it would play with this choice of tracks.
  func plays(_ selection: [Int]) -> Bool {
    let (shown, playing) = books.withLock { ($0.shown, $0.playing) }
    let wanted = choose(among: shown, selection) + texts(among: shown, selection)
    return Set(wanted.map(\.id)) == playing && isHeard(as: selection)
  }

  func decide(_ tracks: [FoundTrack]) {
    let chosen = choose(among: tracks, wishes.selection)
    let texts = texts(among: tracks, wishes.selection)
    let isFirst = books.withLock { books in
      defer { books.isDecided = true }
      return !books.isDecided
    }
    if isFirst {
      let ids = Set((chosen + texts).map(\.id))
      books.withLock { ($0.shown, $0.playing) = (tracks, ids) }
      say.yield(.tracks(shownTracks))
    }
    guard !chosen.isEmpty else {
      return fail(PlaybackError(.notMedia, item: media.url, detail: "nothing in it can be heard or seen"))
    }
    if !isFirst { port.settle(Set(chosen.compactMap(\.kind))) }
    if isFirst { port.expect(Set(chosen.compactMap(\.kind))) }
    let edits = books.withLock { $0.edits.edits }
    let needsQueue = chosen.count + texts.count > 1 && chosen.contains { !$0.isDecoded }
    let queue = needsQueue ? makeQueue() : nil
    for track in chosen {
      guard let kind = track.kind else { continue }
      let number = track.movieTrackNumber
      let edit = kind == .audio ? number.flatMap { edits[$0] } ?? .none : .none
      let start = queue.map { through(queue: $0, from: track.pad) } ?? track.pad
      guard let start else { continue }
      decode(start, caps: track.caps, kind: kind, edit: edit)
    }
    for track in texts {
      guard let start = queue.map({ through(queue: $0, from: track.pad) }) ?? track.pad else { continue }
      readWords(of: track, from: start)
    }
  }

  /// The first sound and the first picture that the media marks as default, or else the very first ones.
  private func choose(among tracks: [FoundTrack], _ selection: [Int]?) -> [FoundTrack] {
    var chosen: [FoundTrack] = []
    for kind in Kind.allCases where kind == .audio ? wishes.wantsAudio : wishes.wantsVideo {
      let candidates = tracks.filter { $0.kind == kind }
      let wanted = selection.flatMap { ids in candidates.first { ids.contains($0.id) } }
      if let track = wanted ?? candidates.first(where: \.pad.isMarkedAsDefault) ?? candidates.first {
        chosen.append(track)
      }
    }
    return chosen
  }

  private func makeQueue() -> Element? {
    do throws(ElementError) {
      let queue = try Element("multiqueue")
      // Few buffers, and more of them only as long as another lane is empty; a limit in time would end that too early.
      queue.set("max-size-buffers", 5)
      queue.set("max-size-bytes", 32 << 20)
      queue.set("max-size-time", 0)
      try grow { () throws(ElementError) in
        pipeline.addWaiting(queue)
        queue.join()
      }
      return queue
    } catch {
      return nil  // Without it both tracks share a thread, which plays most files all the same.
    }
  }

  /// Leads a track through its own lane of the queue; the pad behind it.
  private func through(queue: Element, from pad: Pad) -> Pad? {
    guard let input = queue.requestPad("sink_%u") else { return nil }
    let number = input.name.drop { $0 != "_" }
    attempt { () throws(ElementError) in try pad.link(to: input) }
    return queue.pad("src" + number)
  }

  /// Puts parser and decoder behind `pad` and a reader at the end.
  private func decode(_ pad: Pad, caps: Caps, kind: Kind, edit: Edit) {
    do throws(ElementError) {
      try finish(pad, through: makeDecoders(for: caps, from: pad), kind: kind, edit: edit)
    } catch {
      if books.withLock({ $0.hasFailed }) { return }
      // In this order: whoever hears of it looks whether any track is left.
      port.lose(kind)
      say.yield(.lostTrack(PlaybackError(.missingDecoder, item: media.url, detail: caps.name)))
    }
  }

  /// What turns `caps` into samples that can be counted; nothing where they are such samples already.
  private func makeDecoders(for caps: Caps, from pad: Pad) throws(ElementError) -> [Element] {
    if caps.name.hasSuffix("/x-raw") || caps.name.isEmpty {
      return pad.caps.description.contains("non-interleaved") ? [try Element("audioconvert")] : []
    }
    let known = KnownSound.chain(for: caps)
    var elements: [Element] = []
    if let parser = known.map(\.parser) ?? Registry.elements(of: .parser, taking: caps).first {
      books.withLock { if $0.container.isEmpty { $0.container = parser } }
      if parser == "mpegaudioparse" { pad.patchBytes { bytes, _ in MpegInfoTag.patch(bytes) } }
      elements.append(try Element(parser))
    }
    let decoder: Element
    if let known {
      decoder = try Element(known.decoder)
    } else {
      decoder = try findDecoder(for: caps, isParsed: !elements.isEmpty)
    }
    elements.append(decoder)
    // libav's decoders give each channel apart, which cannot be cut by bytes.
    if let output = decoder.pad("src")?.caps, output.description.contains("non-interleaved") {
      elements.append(try Element("audioconvert"))
    }
    return elements
  }

  /// The best decoder for `caps` that this machine can run.
  private func findDecoder(for caps: Caps, isParsed: Bool) throws(ElementError) -> Element {
    // A parser is what makes these true, so a decoder may ask for them.
    let parsed = isParsed ? caps.without(["parsed", "framed", "stream-format", "alignment"]) : caps
    // The decoders for transparent pictures come first in 1.22 and refuse all others only once they run.
    let isTransparent = caps.description.contains("codec-alpha=(boolean)true")
    for name in Registry.elements(of: .decoder, taking: parsed) where isTransparent || !name.contains("alpha")
    {
      let decoder = try Element(name)
      // One that needs a device says here that there is none.
      let isAble = decoder.set(.ready)
      decoder.set(.null)
      if isAble { return decoder }
    }
    throw .missing(caps.name)
  }

  /// Puts a reader behind `pad`, with `elements` between.
  private func finish(_ pad: Pad, through elements: [Element], kind: Kind, edit: Edit) throws(ElementError) {
    guard let reader = port.reader(kind, edit) else { return }
    if kind == .audio, let sound = Caps("audio/x-raw,layout=interleaved") { reader.accept(sound) }
    if kind == .video, let pictures = Caps("video/x-raw") { reader.accept(pictures) }
    try append(elements + [reader.element], to: pad)
  }

  /// Puts elements behind `pad`, and lets them run from the last to the first, so that none pushes into a stopped one.
  func append(_ elements: [Element], to pad: Pad) throws(ElementError) {
    try grow { () throws(ElementError) in
      for element in elements { pipeline.addWaiting(element) }
      for (first, second) in zip(elements, elements.dropFirst()) { try first.link(to: second) }
      guard let input = elements.first?.pad("sink") else { throw .missing("sink") }
      try pad.link(to: input)
      for element in elements.reversed() { element.join() }
    }
  }

  private func attempt(_ work: () throws(ElementError) -> Void) {
    do throws(ElementError) {
      try work()
    } catch {
      fail(PlaybackError(.missingDecoder, item: media.url, detail: "\(error)"))
    }
  }
}
