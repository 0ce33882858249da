import AVFoundation
import GStreamerTesting
import LocalRenderer
import Testing

/// Hearing the sound of a track before it is heard, and changing it.
@Suite(.timeLimit(.minutes(2))) struct TapTests {
  private let clock = TestClock()
  private let capture = AudioCapture()
  private let player: AVQueuePlayer

  init() {
    player = AVQueuePlayer(renderer: LocalRenderer(audio: capture.output, video: .null, clock: clock.clock))
  }

  @Test func hearsEverySampleThatIsHeard() async throws {
    let recorder = TapRecorder()

    try await play([(TappedSounds.made(), recorder)])

    #expect(capture.frameCount == 48_000)
    #expect(recorder.pieces.flatMap(\.samples) == capture.samples)
    #expect(capture.samples[2000] == Float(TappedSounds.sample(1000)) / 32_768)
    #expect(follow(recorder.pieces, from: .zero, to: CMTime(value: 48_000, timescale: 48_000)))
  }

  @Test(arguments: [
    ["mp3", "-c:a", "libmp3lame"], ["m4a", "-c:a", "aac"], ["flac", "-c:a", "flac"],
    ["ogg", "-c:a", "libvorbis"],
    ["wav", "-c:a", "pcm_s24le"], ["aiff", "-c:a", "pcm_s16be"],
  ])
  func hearsWhatDecodersGive(_ coding: [String]) async throws {
    guard let file = try await TappedSounds.coded(coding[0], Array(coding.dropFirst())) else { return }
    let recorder = TapRecorder()

    try await play([(file, recorder)])

    #expect(capture.frameCount >= 20_000)
    #expect(recorder.pieces.flatMap(\.samples) == capture.samples)
    #expect(follow(recorder.pieces, from: .zero, to: nil))
  }

  @Test func hearsOneItemToItsEndAndTheNextFromItsBeginning() async throws {
    let (first, second) = (TapRecorder(), TapRecorder())

    try await play([
      (TappedSounds.made(frames: 10_000), first), (TappedSounds.made(frames: 9000, first: 10_000), second),
    ])

    #expect(capture.frameCount == 19_000)
    #expect(first.pieces.flatMap(\.samples) + second.pieces.flatMap(\.samples) == capture.samples)
    #expect(follow(second.pieces, from: .zero, to: CMTime(value: 9000, timescale: 48_000)))
  }

  @Test func goesOnAtTheSampleThatASeekLeadsTo() async throws {
    let (recorder, target) = (TapRecorder(), CMTime(value: 24_001, timescale: 48_000))
    let item = try item(at: TappedSounds.made(), recorder)
    player.insert(item, after: nil)

    try await toTheEnd(of: item) {
      await eventually { item.status == .readyToPlay }
      _ = await player.seek(to: target, toleranceBefore: .zero, toleranceAfter: .zero)
      player.play()
    }

    #expect(capture.frameCount == 23_999)
    #expect(recorder.lastRun.first?.begins == true)
    #expect(follow(recorder.lastRun, from: target, to: CMTime(value: 48_000, timescale: 48_000)))
    #expect(recorder.lastRun.flatMap(\.samples) == capture.samples)
  }

  @Test func changesWhatIsHeard() async throws {
    let recorder = TapRecorder { -$0 / 2 }

    try await play([(TappedSounds.made(), recorder)])

    let changed = recorder.pieces.flatMap(\.samples).map { (sample: Float) -> Float in
      (-sample / 2 * 32_768).rounded() / 32_768
    }
    #expect(capture.samples == changed)
    #expect(capture.frameCount == 48_000)
  }

  @Test(arguments: [1 as Float, 0.5])
  func standsBeforeOrBehindTheRamps(_ volume: Float) async throws {
    let recorder = TapRecorder()
    let flags =
      volume == 1
      ? kMTAudioProcessingTapCreationFlag_PreEffects : kMTAudioProcessingTapCreationFlag_PostEffects

    try await play([(TappedSounds.made(), recorder)], flags) { $0.setVolume(0.5, at: .zero) }

    let heard = recorder.pieces.flatMap(\.samples)
    #expect(heard[2000] == Float(TappedSounds.sample(1000)) / 32_768 * volume)
    #expect(capture.samples[2000] == (Float(TappedSounds.sample(1000)) / 2).rounded() / 32_768)
  }

  @Test func isToldWhenSoundBeginsAndEnds() async throws {
    let recorder = TapRecorder()

    try await play([(TappedSounds.made(frames: 5000), recorder)])
    player.removeAllItems()

    await eventually { recorder.calls.last == "finalize" }
    #expect(recorder.calls == ["init", "prepare 48000 2 4096", "process", "unprepare", "finalize"])
  }

  @Test func hearsNothingOfTracksThatTheItemDoesNotHave() async throws {
    let recorder = TapRecorder()

    try await play([(TappedSounds.made(frames: 5000), recorder)]) { $0.trackID = 9 }

    // The end of the item may have been its end, too.
    #expect(recorder.calls.filter { $0 != "finalize" } == ["init"])
    #expect(capture.frameCount == 5000)
  }

  @Test func losesNothingOfASlowTapWhereTimeWaits() async throws {
    let recorder = TapRecorder(delay: 30_000)

    try await play([(TappedSounds.made(frames: 20_000), recorder)])

    #expect(capture.samples == recorder.pieces.flatMap(\.samples))
    #expect(capture.frameCount == 20_000)
  }

  @Test func playsToTheEndThroughATapThatIsSlowerThanTime() async throws {
    let (recorder, player) = (
      TapRecorder(delay: 200_000), AVPlayer(renderer: LocalRenderer(audio: .null, video: .null))
    )
    let item = try item(at: TappedSounds.made(frames: 9600), recorder)
    player.replaceCurrentItem(with: item)

    try await toTheEnd(of: item) { player.play() }

    #expect(recorder.pieces.flatMap(\.samples).count == 19_200)
  }

  @Test func refusesAPlaceThatIsNone() {
    #expect(TapRecorder().tap(0) == nil)
  }

  // MARK: - What the tests have in common

  private func item(
    at file: URL, _ recorder: TapRecorder,
    _ flags: MTAudioProcessingTapCreationFlags = kMTAudioProcessingTapCreationFlag_PreEffects,
    _ set: (AVMutableAudioMixInputParameters) -> Void = { _ in }
  ) throws -> AVPlayerItem {
    let item = AVPlayerItem(url: file)
    let (mix, parameters) = (AVMutableAudioMix(), AVMutableAudioMixInputParameters())
    parameters.trackID = 1
    parameters.audioTapProcessor = recorder.tap(flags)
    set(parameters)
    mix.inputParameters = [parameters]
    item.audioMix = mix
    return item
  }

  /// Plays files to the end, each with a tap.
  private func play(
    _ files: [(URL, TapRecorder)],
    _ flags: MTAudioProcessingTapCreationFlags = kMTAudioProcessingTapCreationFlag_PreEffects,
    _ set: (AVMutableAudioMixInputParameters) -> Void = { _ in }
  ) async throws {
    let items = try files.map { try item(at: $0, $1, flags, set) }
    for item in items { player.insert(item, after: nil) }
    let last = try #require(items.last)
    try await toTheEnd(of: last) { player.play() }
    for (file, _) in files { try FileManager.default.removeItem(at: file) }
  }

  /// Waits until `item` has ended, which `body` leads to.
  private func toTheEnd(of item: AVPlayerItem, _ body: () async -> Void) async throws {
    let end = Log()
    let token = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: item, queue: nil
    ) { _ in end.add("ended") }
    defer { NotificationCenter.default.removeObserver(token) }
    await clock.run {
      await body()
      await eventually { !end.lines.isEmpty }
    }
  }

  /// Whether each begins where the one before it ends.
  private func follow(_ pieces: [TapRecorder.Piece], from start: CMTime, to end: CMTime?) -> Bool {
    pieces.first?.range.start == start && (end == nil || pieces.last?.range.end == end)
      && zip(pieces, pieces.dropFirst()).allSatisfy { $0.range.end == $1.range.start && !$1.begins }
  }
}
