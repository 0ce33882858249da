import AVFoundation
import CoreMedia
import Playback
import PlayerEngine
import Testing

/// What tracks say they are coded in.
@Suite(.timeLimit(.minutes(1)))
struct FormatTests {
  private func format(of track: Track) async throws -> CMFormatDescription {
    let readiness = Readiness(duration: seconds(10), tracks: [track])
    let asset = AVURLAsset(Media(url: "file:///a", timeout: .seconds(3600))) { _ throws(PlaybackError) in
      readiness
    }
    let tracks = try await asset.load(.tracks)
    return try #require(try await tracks[0].load(.formatDescriptions).first)
  }

  @Test func tellThePictureAndItsSize() async throws {
    let video = Track.VideoFormat(width: 640, height: 360)

    let format = try await format(of: Track(id: 1, kind: .video(video), codec: "video/x-h264"))

    #expect(format == CMFormatDescription(videoCodecType: .h264, width: 640, height: 360))
  }

  @Test(arguments: [
    (1, 3, kAudioFormatMPEGLayer3), (1, 2, kAudioFormatMPEGLayer2), (4, nil, kAudioFormatMPEG4AAC),
    (2, nil, kAudioFormatMPEG4AAC),
  ])
  func tellMPEGsSoundsApart(_ version: Int, _ layer: Int?, _ letters: FourCharCode) async throws {
    var track = Track(
      id: 1, kind: .audio(Track.AudioFormat(rate: 44_100, channels: 2)), codec: "audio/mpeg")
    (track.mpegVersion, track.mpegLayer) = (version, layer)

    let format = try await format(of: track)

    #expect(CMFormatDescriptionGetMediaSubType(format) == letters)
    #expect(format.audioStreamBasicDescription?.mSampleRate == 44_100)
  }

  @Test func haveNoLettersWhereAppleHasNone() async throws {
    let sound = Track.AudioFormat(rate: 44_100, channels: 2)

    let format = try await format(of: Track(id: 1, kind: .audio(sound), codec: "audio/x-vorbis"))

    #expect(format.mediaType == .audio && format.mediaSubType.rawValue == 0)
  }

  @Test func tellSubtitles() async throws {
    let format = try await format(of: Track(id: 1, kind: .text, codec: "application/x-subtitle-vtt"))

    #expect(format == CMFormatDescription(mediaType: .subtitle, mediaSubType: .webVTT))
  }

  @Test func areFoundOutOfRealMedia() async throws {
    let clips = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples/clips")

    let tracks = try await AVURLAsset(url: clips.appending(path: "clip.mp4")).load(.tracks)
    let codings = tracks.flatMap { $0.formatDescriptions as? [CMFormatDescription] ?? [] }

    #expect(codings.map(\.mediaSubType) == [.h264, .mpeg4AAC])
  }
}
