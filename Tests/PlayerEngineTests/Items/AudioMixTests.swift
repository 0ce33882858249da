import AVFoundation
import GStreamerTesting
import Testing

/// Making tracks louder and softer over an item's time.
@Suite(.timeLimit(.minutes(1))) struct AudioMixTests {
  @Test func fadesTheTrackThatItNames() async throws {
    let samples = try await played { parameters in
      parameters.setVolumeRamp(
        fromStartVolume: 1, toEndVolume: 0, timeRange: CMTimeRange(start: seconds(0.25), end: seconds(0.75)))
    }

    #expect(samples.count == 8000)
    #expect(samples[..<2000].allSatisfy { $0 == 10_000 })
    #expect(abs(Int(samples[4000]) - 5000) <= 3)
    #expect(samples[6000...].allSatisfy { $0 == 0 })
  }

  @Test func setsVolumesAtOnceAndKeepsTheLast() async throws {
    let samples = try await played { parameters in
      parameters.setVolume(0.5, at: seconds(0.5))
      parameters.setVolume(0.1, at: seconds(0.25))
    }

    #expect(
      [0, 1999, 2000, 3999, 4000, 7999].map { samples[$0] } == [10_000, 10_000, 1000, 1000, 5000, 5000])
  }

  @Test func ignoresTracksThatTheItemDoesNotHave() async throws {
    let samples = try await played(track: 7) { $0.setVolume(0, at: .zero) }

    #expect(samples.allSatisfy { $0 == 10_000 })
  }

  @Test func isTakenOverAsItIs() {
    let item = AVPlayerItem(url: URL(filePath: "/none.wav"))
    let (mix, parameters) = (AVMutableAudioMix(), AVMutableAudioMixInputParameters())
    parameters.trackID = 3
    parameters.setVolume(0.5, at: .zero)
    mix.inputParameters = [parameters]

    item.audioMix = mix
    parameters.setVolume(0.1, at: .zero)
    mix.inputParameters = []

    var (volume, range) = (Float(0), CMTimeRange.invalid)
    let kept = item.audioMix?.inputParameters.first
    let isThere = unsafe kept?.getVolumeRamp(
      for: .zero, startVolume: &volume, endVolume: nil, timeRange: &range)
    #expect(isThere == true)
    #expect(volume == 0.5)
    #expect(range.start == .zero)
    #expect((item.copy() as? AVPlayerItem)?.audioMix?.inputParameters.first?.trackID == 3)
  }

  /// The samples of a second of sound that is 10000 throughout, with a mix.
  private func played(
    track: CMPersistentTrackID = 1, _ set: (AVMutableAudioMixInputParameters) -> Void
  ) async throws -> [Int16] {
    let file = FileManager.default.temporaryDirectory.appending(path: "mix-\(UUID().uuidString).wav")
    try Data(wave(frames: 8000, sample: 10_000)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }  // What is left of it harms nobody.
    let (clock, capture) = (TestClock(), AudioCapture())
    let player = AVPlayer(clock: clock, capture: capture)
    let item = AVPlayerItem(url: file)
    let (mix, parameters) = (AVMutableAudioMix(), AVMutableAudioMixInputParameters())
    parameters.trackID = track
    set(parameters)
    mix.inputParameters = [parameters]
    item.audioMix = mix
    player.replaceCurrentItem(with: item)
    await eventually { item.status == .readyToPlay }

    player.play()
    await clock.run { await eventually { player.timeControlStatus == .paused && capture.frameCount >= 8000 } }

    let bytes = capture.bytes
    return stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
    }
  }

  private func wave(frames: Int, sample: Int16) -> [UInt8] {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let header =
      Array("RIFF".utf8) + little(36 + frames * 2, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + little(1, 2)
      + little(1, 2) + little(8000, 4) + little(16_000, 4) + little(2, 2) + little(16, 2) + Array("data".utf8)
      + little(frames * 2, 4)
    return header + (0..<frames).flatMap { _ in little(Int(sample), 2) }
  }
}
