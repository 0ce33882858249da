import AVFoundation
import CoreMedia
import Playback
import PlayerEngine
import Testing

@Suite struct MetadataTests {
  private func items(_ tags: [Playback.Tag]) async throws -> (all: [AVMetadataItem], common: [AVMetadataItem])
  {
    let asset = AVURLAsset(Media(url: "file:///a")) { _ throws(PlaybackError) in
      Readiness(duration: seconds(1), tags: tags)
    }
    return try await asset.load(.metadata, .commonMetadata)
  }

  @Test func namesTagsOfMP3FilesAsID3Does() async throws {
    let items = try await items([
      Tag("container-format", .text("ID3 tag")), Tag("title", .text("Song")),
      Tag("album-artist", .text("Band")),
    ]).all

    #expect(items.compactMap(\.identifier).contains([.id3MetadataTitleDescription, .id3MetadataBand]))
  }

  @Test func namesTagsOfMP4FilesAsITunesDoes() async throws {
    let items = try await items([
      Tag("container-format", .text("ISO MP4/M4A")), Tag("title", .text("Song")),
    ]).all

    #expect(items.compactMap(\.identifier).contains(.iTunesMetadataSongName))
  }

  @Test func namesOneCommonItemForEachCommonKey() async throws {
    let items = try await items([
      Tag("title", .text("Song")), Tag("artist", .text("Singer")), Tag("artist", .text("Other")),
      Tag("album", .text("Album")), Tag("genre", .text("Jazz")),
    ]).common

    #expect(
      items.compactMap(\.identifier) == [
        .commonIdentifierTitle, .commonIdentifierArtist, .commonIdentifierAlbumName, .commonIdentifierType,
      ])
  }

  @Test func carriesArtworkAsData() async throws {
    let items = try await items([Tag("image", .data([1, 2], type: "image/png"))]).common

    #expect(items.first?.dataValue == Data([1, 2]) && items.first?.dataType == kCMMetadataBaseDataType_PNG)
  }

  @Test func readsADate() async throws {
    let items = try await items([Tag("datetime", .text("1970-01-02"))]).common

    #expect(items.first?.dateValue == Date(timeIntervalSince1970: 86_400))
  }

  @Test func filtersByACommonIdentifierWhateverTheKeySpace() {
    let title = AVMutableMetadataItem()
    title.identifier = .id3MetadataTitleDescription
    let comment = AVMutableMetadataItem()
    comment.identifier = .id3MetadataComments

    let found = AVMetadataItem.metadataItems(
      from: [title, comment], filteredByIdentifier: .commonIdentifierTitle)

    #expect(found == [title])
  }

  @Test func filtersByKeyAndKeySpace() {
    let title = AVMutableMetadataItem()
    title.identifier = .iTunesMetadataSongName

    let byCommon = AVMetadataItem.metadataItems(
      from: [title], withKey: AVMetadataKey.commonKeyTitle, keySpace: .common)
    let byOwn = AVMetadataItem.metadataItems(from: [title], withKey: "@nam", keySpace: .iTunes)

    #expect(byCommon == [title] && byOwn == [title])
  }

  @Test func sortsByPreferredLanguage() {
    let items = ["fr", "de-AT", "en"].map { language in
      let item = AVMutableMetadataItem()
      item.extendedLanguageTag = language
      return item
    }

    let sorted = AVMetadataItem.metadataItems(
      from: items, filteredAndSortedAccordingToPreferredLanguages: ["en-GB", "de"])

    #expect(sorted.map(\.extendedLanguageTag) == ["en", "de-AT"])
  }

  @Test func makesIdentifiersOfKeys() {
    #expect(
      AVMetadataItem.identifier(forKey: "TIT2", keySpace: .id3) == .id3MetadataTitleDescription
        && AVMetadataItem.identifier(forKey: "@nam", keySpace: .iTunes) == .iTunesMetadataSongName
        && AVMetadataItem.identifier(forKey: NSNumber(value: 0xa96e_616d), keySpace: .iTunes)
          == .iTunesMetadataSongName
    )
  }

  @Test func takesIdentifiersApart() {
    #expect(
      AVMetadataItem.keySpace(forIdentifier: .id3MetadataAlbumTitle) == .id3
        && AVMetadataItem.key(forIdentifier: .iTunesMetadataSongName) as? String == "@nam")
  }

  @Test func knowsTheCommonKeyOfAnIdentifier() {
    let item = AVMutableMetadataItem()
    item.identifier = .icyMetadataStreamTitle

    let radio = item.commonKey
    item.identifier = .id3MetadataLeadPerformer

    #expect(radio == nil && item.commonKey == .commonKeyArtist)
  }

  @Test func holdsWhatItIsGiven() {
    let item = AVMutableMetadataItem()
    item.key = "title" as NSString
    item.keySpace = .common
    item.value = 3 as NSNumber

    #expect(item.identifier == .commonIdentifierTitle && item.numberValue == 3 && item.stringValue == "3")
  }

  @Test func copiesWhatItHolds() throws {
    let item = AVMutableMetadataItem()
    item.value = "a" as NSString

    let copy = try #require(item.copy() as? AVMetadataItem)
    item.value = "b" as NSString

    #expect(copy.stringValue == "a")
  }
}
