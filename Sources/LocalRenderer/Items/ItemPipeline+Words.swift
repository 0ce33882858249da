import GStreamer
import Playback
import Synchronization

/// The words of text tracks, which are read as they come: nobody waits for them, and they hold up nobody.
extension ItemPipeline {
  /// Text that GStreamer's own elements make plain.
  private static let parsers = ["application/x-ssa": "ssaparse", "application/x-ass": "ssaparse"]

  /// Those of `tracks` whose words someone chose to read.
  func texts(among tracks: [FoundTrack], _ selection: [Int]?) -> [FoundTrack] {
    tracks.filter { track in track.isText && selection?.contains(track.id) ?? false }
  }

  /// Reads the words that come from `pad`.
  func readWords(of track: FoundTrack, from pad: Pad) {
    do throws(ElementError) {
      let reader = try SampleReader(
        capacity: 1 << 20, onSample: { [weak self] in self?.takeWords() }, onEnd: {})
      if let text = Caps("text/x-raw") { reader.accept(text) }
      books.withLock { $0.words.append(reader) }
      let isPlain = track.caps.name == "text/x-raw"
      let parser = isPlain ? nil : try Element(Self.parsers[track.caps.name] ?? "subparse")
      try append([parser, reader.element].compactMap(\.self), to: pad)
    } catch {
      say.yield(.lostTrack(PlaybackError(.missingDecoder, item: media.url, detail: track.caps.name)))
    }
  }

  private func takeWords() {
    for reader in books.withLock({ $0.words }) {
      while let sample = reader.pull() {
        guard let time = sample.time else { continue }
        let isMarkup = sample.caps?.string("format") == "pango-markup"
        let text = SubtitleText.words(in: sample.bytes, isMarkup: isMarkup)
        // Words without an end are read for as long as most are.
        let end = time + (sample.duration ?? 3_000_000_000)
        if !text.isEmpty { say.yield(.words(Cue(start: time, end: end, text: text))) }
      }
    }
  }
}
