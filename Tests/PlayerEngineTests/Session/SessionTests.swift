import AVFoundation
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct SessionTests {
  private let session = AVAudioSession()

  /// The code of what `body` throws, as `setCategory` throws it.
  private func code(_ body: () throws -> Void) -> AVAudioSession.ErrorCode? {
    do {
      try body()
      return nil
    } catch let error as NSError {
      return error.domain == NSOSStatusErrorDomain ? AVAudioSession.ErrorCode(rawValue: error.code) : nil
    }
  }

  @Test func beginsAsSoloAmbient() {
    #expect(session.category == .soloAmbient)
    #expect(session.mode == .default)
    #expect(session.categoryOptions == [])
    #expect(session.routeSharingPolicy == .default)
  }

  @Test func isOneForAll() {
    #expect(AVAudioSession.sharedInstance() === AVAudioSession.sharedInstance())
  }

  @Test func forgetsTheOptionsWithTheCategory() throws {
    try session.setCategory(.playback, options: [.mixWithOthers])

    try session.setCategory(.playback)

    #expect(session.categoryOptions == [])
  }

  @Test func keepsAModeThatGoesWithTheNextCategory() throws {
    try session.setCategory(.playback, mode: .spokenAudio)

    try session.setCategory(.playAndRecord)

    #expect(session.mode == .spokenAudio)
  }

  @Test func dropsAModeThatDoesNot() throws {
    try session.setCategory(.playback, mode: .moviePlayback)

    try session.setCategory(.ambient)

    #expect(session.mode == .default)
  }

  @Test func refusesTheModeOfAnotherCategory() {
    #expect(code { try session.setCategory(.ambient, mode: .moviePlayback) } == .badParam)
    #expect(session.category == .soloAmbient)
  }

  @Test func refusesOptionsOfAnotherCategory() {
    #expect(code { try session.setCategory(.playback, options: [.defaultToSpeaker]) } == .badParam)
  }

  @Test func takesTheLongFormPolicyForPlaybackAlone() throws {
    try session.setCategory(.playback, mode: .default, policy: .longFormAudio)

    #expect(session.routeSharingPolicy == .longFormAudio)
    #expect(
      code { try session.setCategory(.ambient, mode: .default, policy: .longFormAudio) } == .badParam)
    #expect(
      code {
        try session.setCategory(.playback, mode: .default, policy: .longFormAudio, options: .mixWithOthers)
      } == .badParam)
  }

  @Test func tellsThatItBecameActiveOnce() async throws {
    let heard = Heard(AVAudioSession.didBecomeActiveNotification, of: session)

    try session.setActive(true)
    try session.setActive(true)
    await mainQueueIsDone()

    #expect(heard.count == 1)
  }

  @Test func isInactiveOnceItIsInterrupted() async throws {
    try session.setActive(true)
    let heard = Heard(AVAudioSession.interruptionNotification, of: session)

    session.interrupt()
    await eventually { heard.count == 1 }

    #expect(!session.isActive)
    #expect(heard.info[AVAudioSessionInterruptionTypeKey] == "1")
    #expect(heard.info[AVAudioSessionInterruptionReasonKey] == "0")
  }

  @Test func saysThatPlaybackMayGoOn() async throws {
    try session.setActive(true)
    session.interrupt()
    let heard = Heard(AVAudioSession.interruptionNotification, of: session)

    session.endInterruption()
    await eventually { heard.info[AVAudioSessionInterruptionTypeKey] == "0" }

    #expect(heard.info[AVAudioSessionInterruptionOptionKey] == "1")
  }

  @Test func isNotInterruptedWhileInactive() async {
    let heard = Heard(AVAudioSession.interruptionNotification, of: session)

    session.interrupt()
    await mainQueueIsDone()

    #expect(heard.count == 0)
  }

  @Test func tellsWhereTheSoundWentBefore() async {
    let speaker = AVAudioSessionPortDescription(.builtInSpeaker, name: "Speaker", uid: "a")
    let heard = Heard(AVAudioSession.routeChangeNotification, of: session)

    session.hear(
      SessionSurroundings(route: AVAudioSessionRouteDescription(outputs: [speaker])),
      because: .newDeviceAvailable)
    await eventually { heard.count == 1 }

    #expect(session.currentRoute.outputs == [speaker])
    #expect(heard.info[AVAudioSessionRouteChangeReasonKey] == "1")
    #expect(heard.info[AVAudioSessionRouteChangePreviousRouteKey] != nil)
  }

  @Test func tellsObserversOfTheVolume() async {
    let log = Log()
    let observation = session.observe(\.outputVolume, options: [.new]) { _, change in
      log.add("\(change.newValue ?? -1)")
    }

    session.hear(SessionSurroundings(outputVolume: 0.5))
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["0.5"])
    observation.invalidate()
  }
}
