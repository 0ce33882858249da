import CoreMedia
import Testing

@Suite struct FormatTests {
  @Test func picturesHaveASize() {
    let format = CMFormatDescription(videoCodecType: .h264, width: 640, height: 360)

    #expect(CMFormatDescriptionGetMediaType(format) == kCMMediaType_Video)
    #expect(CMFormatDescriptionGetMediaSubType(format) == kCMVideoCodecType_H264)
    #expect(CMVideoFormatDescriptionGetDimensions(format) == CMVideoDimensions(width: 640, height: 360))
  }

  @Test func soundHasRateAndChannels() {
    var sound = AudioStreamBasicDescription()
    (sound.mFormatID, sound.mSampleRate, sound.mChannelsPerFrame) = (kAudioFormatMPEG4AAC, 48_000, 2)

    let format = CMFormatDescription(audioStreamBasicDescription: sound)

    #expect(format.mediaType == .audio && format.mediaSubType == .mpeg4AAC)
    #expect(format.audioStreamBasicDescription == sound)
  }

  @Test func codingsAreTheNumbersOfTheirLetters() {
    #expect(kCMVideoCodecType_H264 == 0x6176_6331 && kAudioFormatMPEGLayer3 == 0x2E6D_7033)
    #expect("\(CMFormatDescription.MediaSubType.mpeg4AAC)" == "aac ")
  }

  @Test func sayWhatTheyDescribe() {
    let format = CMFormatDescription(videoCodecType: .hevc, width: 1920, height: 1080)

    #expect(format.description == "CMFormatDescription('vide', 'hvc1', 1920 x 1080)")
  }

  @Test func areEqualWhereTheySayTheSame() {
    let (one, other) = (
      CMFormatDescription(mediaType: .subtitle, mediaSubType: .webVTT),
      CMFormatDescription(mediaType: .subtitle, mediaSubType: .webVTT)
    )

    #expect(CMFormatDescriptionEqual(one, otherFormatDescription: other) && one.hashValue == other.hashValue)
    #expect(!CMFormatDescriptionEqual(one, otherFormatDescription: nil))
  }
}
