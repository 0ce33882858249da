import AVFoundation
import Testing

@Suite(.timeLimit(.minutes(1)))
struct AppleStyleClientTests {
  @Test func tellsErrorsApartByTheirCode() {
    let words =
      explain { throw AVError(.contentIsUnavailable) } + ", "
      + explain { throw AVError(.fileFormatNotRecognized) }

    #expect(words == "unavailable, no media")
  }

  @Test func overridesWhatAppleLetsOneOverride() {
    let player = CountingPlayer()

    player.play()

    #expect(player.plays == 1)
  }

  @Test func putsStandInsInThePlaceOfItems() {
    let item = StandInItem(url: URL(fileURLWithPath: "/none"))

    item.add(AVPlayerItemMetadataOutput())
    item.remove(AVPlayerItemMetadataOutput())

    #expect(item.log == ["add", "remove"] && item.outputs.isEmpty)
  }

  @Test func putsStandInsInThePlaceOfPlayers() {
    let player = StandInPlayer()

    player.setMediaSelectionCriteria(nil, forMediaCharacteristic: .audible)

    #expect(player.characteristics == [.audible])
  }

  @Test func putsStandInsInThePlaceOfAssets() async throws {
    let asset = StandInURLAsset(url: URL(fileURLWithPath: "/none"))

    #expect(asset.url.path == "/elsewhere" && StandInURLAsset.isPlayableExtendedMIMEType("x"))
    #expect(try await asset.loadMetadata(for: .id3Metadata).isEmpty)
  }

  @Test func setsWhatIsShownOfAnItem() async {
    let titles = await MainActor.run {
      let controller = PlayerController()
      controller.initPlayer(title: "A", artist: "B", artwork: Data([1]), link: URL(fileURLWithPath: "/none"))
      return controller.player?.currentItem?.externalMetadata.compactMap(\.stringValue)
    }

    #expect(titles == ["A", "B"])
  }

  @Test func tellsObserversTheInitialState() async {
    let log = await MainActor.run {
      let observer = PlayerObserver()
      observer.observe()
      defer { observer.stop() }
      return observer.log
    }

    #expect(log == ["control 0"])
  }

  @Test func makesAURLAssetOfAnAddress() {
    let asset = AVAsset(url: URL(fileURLWithPath: "/none"))

    #expect((asset as? AVURLAsset)?.url.path == "/none")
  }

  @Test func takesAStandInForAnAsset() {
    let asset = FakeAsset(url: URL(fileURLWithPath: "/none"))
    let view = PlayerView()

    asset.loadValuesAsynchronously(forKeys: ["tracks"])
    view.startLoading(asset)

    #expect(asset.asked == ["tracks"])
    #expect(view.assetPlayer != nil)
  }

  @Test func tapsATrackAsMetersDo() {
    let parameters = LevelMeter().makeMix(for: nil)?.inputParameters

    #expect(parameters?.first?.audioTapProcessor != nil)
  }
}
