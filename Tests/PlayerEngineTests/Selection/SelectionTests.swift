import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite(.timeLimit(.minutes(1)))
struct SelectionTests {
  /// A film in three languages, one of which is a commentary, with two kinds of subtitles.
  private static let film: FakeMedia = {
    var tracks = [
      Track(
        id: 1, kind: .video(Track.VideoFormat(width: 640, height: 360)), codec: "video/x-h264",
        isSelected: true),
      sound(2, "en"), sound(3, "de"), sound(4, "de"), sound(5, "zh-Hant"),
      Track(id: 6, kind: .text, codec: "text/x-raw", language: "en"),
      Track(id: 7, kind: .text, codec: "text/x-raw", language: "de", title: "Erzwungen"),
    ]
    (tracks[1].isDefault, tracks[1].isSelected) = (true, true)
    tracks[3].traits = ["public.accessibility.describes-video"]
    tracks[3].title = "Deutsch (Beschreibung)"
    tracks[6].traits = ["public.subtitles.forced-only"]
    let range = CMTimeRange(start: .zero, duration: seconds(10))
    return FakeMedia(Readiness(duration: seconds(10), seekable: [range], tracks: tracks))
  }()

  private static func sound(_ id: Int, _ language: String) -> Track {
    Track(
      id: id, kind: .audio(Track.AudioFormat(rate: 48_000, channels: 2)), codec: "audio/mpeg",
      language: language)
  }

  private let stage = Stage(["a": SelectionTests.film])

  private func ready(in languages: [String]? = []) async -> AVPlayerItem {
    if let languages {
      let criteria = AVPlayerMediaSelectionCriteria(
        preferredLanguages: languages, preferredMediaCharacteristics: nil)
      stage.player.setMediaSelectionCriteria(criteria, forMediaCharacteristic: .audible)
    }
    return await stage.ready()
  }

  private func group(
    _ characteristic: AVMediaCharacteristic, of item: AVPlayerItem
  ) async throws -> AVMediaSelectionGroup {
    try #require(await item.asset.loadMediaSelectionGroup(for: characteristic))
  }

  @Test func offerAGroupForWhatCanBeChosen() async throws {
    let item = await ready()

    let available = try await item.asset.load(.availableMediaCharacteristicsWithMediaSelectionOptions)

    #expect(available == [.audible, .legible])
  }

  @Test func listTheOptionsInTheOrderOfTheMedia() async throws {
    let audible = try await group(.audible, of: ready())

    #expect(audible.options.map(\.extendedLanguageTag) == ["en", "de", "de", "zh-Hant"])
    #expect(audible.defaultOption?.extendedLanguageTag == "en" && !audible.allowsEmptySelection)
  }

  @Test func playWhatTheMediaMarksUnlessAnythingElseIsPreferred() async throws {
    let item = await ready()
    let audible = try await group(.audible, of: item)

    #expect(item.currentMediaSelection.selectedMediaOption(in: audible) == audible.options[0])
  }

  @Test(arguments: [
    (["de-AT", "en"], 1), (["fr", "zh-TW"], 3), (["zh-CN", "en-GB"], 0), (["deu"], 1), (["fr"], 0),
  ])
  func playTheLanguageThatIsPreferredMost(_ languages: [String], _ place: Int) async throws {
    let item = await ready(in: languages)
    let audible = try await group(.audible, of: item)

    #expect(item.currentMediaSelection.selectedMediaOption(in: audible) == audible.options[place])
  }

  @Test func tellTheRendererWhatIsPreferred() async {
    _ = await ready(in: ["de"])

    await stage.told { if case .select([1, 3, 7], _) = $0 { true } else { false } }
  }

  @Test func preferADescriptionWhereThatIsAskedFor() async throws {
    let criteria = AVPlayerMediaSelectionCriteria(
      preferredLanguages: ["de"], preferredMediaCharacteristics: [.describesVideoForAccessibility])
    stage.player.setMediaSelectionCriteria(criteria, forMediaCharacteristic: .audible)
    let item = await stage.ready()
    let audible = try await group(.audible, of: item)

    #expect(item.currentMediaSelection.selectedMediaOption(in: audible) == audible.options[2])
  }

  @Test func keepWhatWasSelectedByHandUntilThatIsTakenBack() async throws {
    let item = await ready(in: ["de"])
    let audible = try await group(.audible, of: item)

    item.select(audible.options[3], in: audible)
    stage.player.setMediaSelectionCriteria(
      AVPlayerMediaSelectionCriteria(preferredLanguages: ["en"], preferredMediaCharacteristics: nil),
      forMediaCharacteristic: .audible)
    let kept = item.currentMediaSelection
    item.selectMediaOptionAutomatically(in: audible)

    #expect(kept.selectedMediaOption(in: audible) == audible.options[3])
    #expect(!kept.mediaSelectionCriteriaCanBeAppliedAutomatically(to: audible))
    #expect(item.currentMediaSelection.selectedMediaOption(in: audible) == audible.options[0])
  }

  @Test func ignoreAnOptionOfAnotherGroupAndNoneWhereOneMustBe() async throws {
    let item = await ready()
    let (audible, legible) = (try await group(.audible, of: item), try await group(.legible, of: item))

    item.select(legible.options[0], in: audible)
    item.select(nil, in: audible)

    #expect(item.currentMediaSelection.selectedMediaOption(in: audible) == audible.options[0])
  }

  @Test func showNoTextUnlessItIsAskedForOrForced() async throws {
    let item = await ready()
    let (audible, legible) = (try await group(.audible, of: item), try await group(.legible, of: item))
    let atFirst = item.currentMediaSelection.selectedMediaOption(in: legible)

    item.select(audible.options[1], in: audible)
    let inGerman = item.currentMediaSelection.selectedMediaOption(in: legible)
    item.select(legible.options[0], in: legible)
    let asked = item.currentMediaSelection.selectedMediaOption(in: legible)
    item.select(nil, in: legible)

    #expect(atFirst == nil && inGerman == legible.options[1] && asked == legible.options[0])
    #expect(item.currentMediaSelection.selectedMediaOption(in: legible) == nil)
  }

  @Test func tellThatAnotherOptionIsSelected() async throws {
    let item = await ready()
    let audible = try await group(.audible, of: item)
    let heard = Log()
    let observer = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.mediaSelectionDidChangeNotification, object: item, queue: nil
    ) { _ in heard.add("changed") }
    defer { NotificationCenter.default.removeObserver(observer) }

    item.select(audible.options[1], in: audible)
    item.select(audible.options[1], in: audible)
    await mainQueueIsDone()

    #expect(heard.lines.count == 1)
  }

  @Test func leaveEverythingToHandsWhereCriteriaAreNotToBeApplied() async throws {
    stage.player.appliesMediaSelectionCriteriaAutomatically = false
    let item = await ready(in: ["de"])
    let audible = try await group(.audible, of: item)

    #expect(item.currentMediaSelection.selectedMediaOption(in: audible) == audible.options[0])
  }

  @Test func areFilteredAndSortedByLanguage() async throws {
    let audible = try await group(.audible, of: ready())

    let found = AVMediaSelectionGroup.mediaSelectionOptions(
      from: audible.options, filteredAndSortedAccordingToPreferredLanguages: ["zh", "de"])
    let plain = AVMediaSelectionGroup.mediaSelectionOptions(
      from: found, withoutMediaCharacteristics: [.describesVideoForAccessibility])

    #expect(found.map(\.extendedLanguageTag) == ["zh-Hant", "de", "de"])
    #expect(plain.map(\.extendedLanguageTag) == ["zh-Hant", "de"])
  }

  @Test func haveNamesForPeople() async throws {
    let audible = try await group(.audible, of: ready())

    #expect(audible.options[1].displayName(with: Locale(identifier: "en")) == "German")
    #expect(audible.options[2].displayName == "Deutsch (Beschreibung)")
  }

  @Test func areFoundAgainByTheirPropertyList() async throws {
    let audible = try await group(.audible, of: ready())

    let found = audible.mediaSelectionOption(withPropertyList: audible.options[2].propertyList())

    #expect(found == audible.options[2])
  }

  @Test func changeInACopyWithoutChangingWhatPlays() async throws {
    let item = await ready()
    let audible = try await group(.audible, of: item)

    let draft = try #require(item.currentMediaSelection.mutableCopy() as? AVMutableMediaSelection)
    draft.select(audible.options[1], in: audible)

    #expect(draft.selectedMediaOption(in: audible) == audible.options[1])
    #expect(item.currentMediaSelection.selectedMediaOption(in: audible) == audible.options[0])
  }
}
