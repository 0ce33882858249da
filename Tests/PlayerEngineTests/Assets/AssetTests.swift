import AVFoundation
import CoreMedia
import Playback
import PlayerEngine
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1)))
struct AssetTests {
  private let readiness = Readiness(
    duration: seconds(10),
    tracks: [
      Track(
        id: 1, kind: .video(Track.VideoFormat(width: 320, height: 240, frameRate: 25, rotation: 90)),
        codec: "video/x-h264", isSelected: true),
      Track(
        id: 2, kind: .audio(Track.AudioFormat(rate: 44_100, channels: 2)), codec: "audio/mpeg",
        language: "de",
        isSelected: true, bitRate: 128_000),
    ],
    tags: [Tag("title", .text("Song")), Tag("lyrics", .text("La la"))],
    chapters: [Chapter(title: "One", range: CMTimeRange(start: .zero, duration: seconds(5)))])

  private func asset() -> AVURLAsset {
    AVURLAsset(Media(url: "file:///a", timeout: .seconds(3600))) { [readiness] _ throws(PlaybackError) in
      readiness
    }
  }

  private func badAsset() -> AVURLAsset {
    AVURLAsset(Media(url: "file:///a", timeout: .seconds(3600))) { media throws(PlaybackError) in
      throw PlaybackError(.notMedia, item: media.url)
    }
  }

  @Test func opensNothingUntilItIsAsked() {
    let asset = AVURLAsset(Media(url: "file:///a", timeout: .seconds(3600))) { _ throws(PlaybackError) in
      Issue.record("The asset was looked into.")
      throw PlaybackError(.other)
    }

    #expect(asset.status(of: .duration) == .notYetLoaded)
  }

  @Test func loadsAValue() async throws {
    let duration = try await asset().load(.duration)

    #expect(duration == seconds(10))
  }

  @Test func loadsSeveralValuesInOrder() async throws {
    let (duration, tracks, isPlayable) = try await asset().load(.duration, .tracks, .isPlayable)

    #expect(duration == seconds(10) && tracks.count == 2 && isPlayable)
  }

  @Test func looksOnlyOnce() async throws {
    let number = Mutex(0)
    let asset = AVURLAsset(Media(url: "file:///a", timeout: .seconds(3600))) {
      [readiness] _ throws(PlaybackError) in
      number.withLock { $0 += 1 }
      return readiness
    }

    _ = try await asset.load(.duration)
    _ = try await asset.load(.tracks)

    #expect(number.withLock { $0 } == 1)
  }

  @Test func throwsWhyItCannotBeLoaded() async {
    await #expect { try await badAsset().load(.duration) } throws: { error in
      (error as? AVError)?.code == .fileFormatNotRecognized
    }
  }

  @Test func tellsTheStatusOfAValueByItsName() async {
    let asset = asset()

    await asset.loadValues(forKeys: ["tracks"])

    #expect(asset.loadingStatus(of: "tracks") == .loaded)
  }

  @Test func callsBackWhenValuesAreLoaded() async {
    let asset = badAsset()

    await withCheckedContinuation { continuation in
      asset.loadValuesAsynchronously(forKeys: ["tracks", "duration"]) { continuation.resume() }
    }

    #expect(asset.loadingStatus(of: "duration") == .failed)
  }

  @Test func givesUpLoadingForAllWhoWait() async {
    let asset = AVURLAsset(Media(url: "file:///a", timeout: .seconds(3600))) { _ throws(PlaybackError) in
      for await _ in AsyncStream<Void>.makeStream().stream {}
      throw PlaybackError(.other)
    }
    let isDone = Log()
    asset.loadValuesAsynchronously(forKeys: ["tracks"]) { isDone.add("done") }

    asset.cancelLoading()

    #expect(asset.loadingStatus(of: "tracks") == .cancelled)
    await eventually { isDone.lines == ["done"] }
  }

  @Test func givesUpOnMediaThatGivesNoSignOfLife() async {
    let asset = AVURLAsset(Media(url: "file:///a", timeout: .milliseconds(1))) {
      media throws(PlaybackError) in
      for await _ in AsyncStream<Void>.makeStream().stream {}
      throw PlaybackError(.other, item: media.url)
    }

    await #expect { try await asset.load(.duration) } throws: { error in
      (error as? AVError)?.cause?.code == .timedOut
    }
  }

  @Test func waitsWhereAValueIsAskedForAtOnce() {
    #expect(asset().duration == seconds(10))
  }

  @Test func describesItsTracks() async throws {
    let tracks = try await asset().loadTracks(withMediaType: .video)

    #expect(
      tracks.first?.naturalSize == CGSize(width: 320, height: 240) && tracks.first?.nominalFrameRate == 25
        && tracks.first?.preferredTransform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 240, ty: 0))
  }

  @Test func callsBackWithWhatATrackSaysOfItself() async throws {
    let asset = asset()
    let track = try #require(try await asset.loadTracks(withMediaType: .audio).first)

    let items = await withCheckedContinuation { continuation in
      track.loadMetadata(for: .id3Metadata) { items, error in
        continuation.resume(returning: error == nil ? items : nil)
      }
    }

    #expect(try await items == track.loadMetadata(for: .id3Metadata))
  }

  @Test func findsTracksByCharacteristic() async throws {
    let tracks = try await asset().loadTracks(withMediaCharacteristic: .audible)

    #expect(tracks.map(\.trackID) == [2] && tracks.first?.extendedLanguageTag == "de")
  }

  @Test func tellsItsChapters() async throws {
    let groups = try await asset().loadChapterMetadataGroups(bestMatchingPreferredLanguages: ["en"])

    #expect(groups.first?.items.first?.stringValue == "One" && groups.first?.timeRange.duration == seconds(5))
  }

  @Test func tellsWhatItSaysOfItself() async throws {
    let (items, lyrics) = try await asset().load(.commonMetadata, .lyrics)

    #expect(items.map(\.stringValue) == ["Song"] && lyrics == "La la")
  }

  @Test func tellsTheRendererWhatItsOptionsSay() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let options: [String: Any] = [
      "AVURLAssetHTTPHeaderFieldsKey": ["X-Key": "1"], AVURLAssetHTTPUserAgentKey: "agent",
      AVURLAssetTimeoutKey: 3, AVURLAssetTextEncodingKey: "ISO-8859-2",
    ]

    let media = AVURLAsset(url: url, options: options).media

    #expect(
      media
        == Media(
          url: "https://example.org/a", headers: ["X-Key": "1", "User-Agent": "agent"], timeout: .seconds(3),
          textEncoding: "ISO-8859-2"))
  }

  @Test func keepsTheAddressAsItWasGiven() throws {
    let url = try #require(URL(string: "https://example.org/a?b=c"))

    #expect(AVURLAsset(url: url).url == url)
  }

  @Test func showsNoSecretsInItsDescription() throws {
    let url = try #require(URL(string: "https://me:secret@example.org/a?token=1"))

    #expect(AVURLAsset(url: url).description == "<AVURLAsset: https://example.org/a>")
  }
}

extension AVAsset {
  /// How far loading has come, without a pointer.
  fileprivate func loadingStatus(of key: String) -> AVKeyValueStatus {
    switch status(of: key == "tracks" ? .isPlayable : .hasProtectedContent) {
    case .notYetLoaded: .unknown
    case .loading: .loading
    case .loaded: .loaded
    case .failed(let error): error.code == AVError.Code.operationCancelled.rawValue ? .cancelled : .failed
    }
  }
}
