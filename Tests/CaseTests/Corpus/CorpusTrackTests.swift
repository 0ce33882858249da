import AVFoundation
import CoreMedia
import Foundation
import LocalRenderer
import Playback
import PlayerEngine
import Testing

extension Cases {
  /// What is in the files of the corpus beside sound: pictures, languages, chapters, side-cars.
  @Suite(Corpus.isNeeded) struct CorpusTracks {
    private let corpus: Corpus

    init() async throws { corpus = try #require(await Corpus.shared.value) }

    /// Number 15 of the list.
    @Test func areShownUpright() async throws {
      let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
      let item = AVPlayerItem(asset: AVURLAsset(corpus.file("15_rot90.mp4")))

      player.replaceCurrentItem(with: item)
      await eventually { item.status == .readyToPlay }

      #expect(item.presentationSize == CGSize(width: 240, height: 320))
    }

    /// Number 17 of the list.
    @Test(arguments: [
      "17_tiny.srt", "17_bom_crlf.srt", "17_latin1.srt", "17_regexbomb.srt", "none.srt", "10_cover.png",
    ])
    func endOnTimeBesideAnySideCar(_ name: String) async throws {
      var film = corpus.file("05_base.mp4")
      film.subtitles = [corpus.file(name).url]
      var trial = Trial()
      try await trial.load(film)

      let end = try await trial.playToTheEnd()

      #expect(abs(end.seconds - 4) < 0.06)
    }

    /// 17: what cannot be read is dropped, and that is said.
    @Test(arguments: ["none.srt", "10_cover.png"])
    func sayWhichSideCarIsDropped(_ name: String) async throws {
      var film = corpus.file("05_base.mp4")
      film.subtitles = [corpus.file(name).url]
      var trial = Trial()
      try await trial.load(film)
      try await trial.playToTheEnd()

      let warnings = trial.heard.compactMap { if case .warned(let error) = $0.event { error } else { nil } }

      #expect(warnings.map(\.code) == [.sideCarUnreadable])
    }

    /// 20: the font is no track.
    @Test func tellTheirLanguages() async throws {
      var trial = Trial()

      let tracks = try await trial.load(corpus.file("20_multi.mkv")).tracks

      #expect(tracks.map(\.language) == ["und", "en", "de", "zh-Hant", "fr"])
      #expect(tracks.map(\.isDefault) == [false, false, true, false, false])
      #expect(tracks.filter(\.isSelected).map(\.language) == ["und", "de"])
    }

    /// 20: a tone of its own is in each language.
    @Test(arguments: [("en", 300.0), ("de", 600), ("zh-Hant", 900)])
    func areHeardInTheLanguageThatIsChosen(_ language: String, _ frequency: Double) async throws {
      var trial = Trial()
      let tracks = try await trial.load(corpus.file("20_multi.mkv")).tracks
      let chosen = tracks.filter { ["und", language].contains($0.language) }.map(\.id)

      await trial.tell(.select(chosen, ticket: Ticket(1)))
      // What plays anyhow is not taken up anew.
      if language != "de" {
        try await trial.wait(for: "ready anew") { if case .ready = $0.event { true } else { nil } }
      }
      try await trial.playToTheEnd()

      #expect(abs(Sound(trial.chunks).frequency(of: 0) - frequency) < 3)
    }

    /// Number 20 of the list.
    @Test(arguments: ["20_multi.mkv", "20_chapters.m4b"])
    func haveChaptersWithNames(_ name: String) async throws {
      var trial = Trial()

      let chapters = try await trial.load(corpus.file(name)).chapters

      #expect(chapters.map(\.title) == ["Kapitel ä", "Two"])
      #expect(chapters.map(\.range.start.seconds) == [0, 1.5])
      #expect(chapters.last.map { abs($0.range.end.seconds - 4) < 0.1 } == true)
    }

    /// 22: what is in the left of six is in the left of two, as loud as it was and no louder, at any rate.
    @Test(arguments: [1, 1.5])
    func keepTheirSideWhereChannelsAreMixed(_ rate: Double) async throws {
      let file = try Clips.file("mixed-\(rate).wav", [])
      let path = try #require(URL(string: file.url)).path
      let sink = "audioconvert ! audio/x-raw,channels=2,format=S16LE ! wavenc ! filesink location=\(path)"
      var trial = Trial(audio: .gst(description: sink))
      try await trial.load(corpus.file("22_51_FLonly.flac"))

      try await trial.playToTheEnd(rate: rate)
      await trial.tell(.stop)

      let sound = Sound(wave: [UInt8](try Data(contentsOf: URL(filePath: path))))
      #expect(abs(Double(sound.frameCount) - 132_300 / rate) < 4500)
      #expect(abs(sound.frequency(of: 0) - 200) < 3)
      #expect((0.02...0.2).contains(sound.peak(of: 0)))
      #expect(sound.peak(of: 1) < 0.001)
    }
  }
}
