import AVFoundation
import Dispatch
import LocalRenderer
import Playback

/// One run of `mplayerd play`: a queue player, whoever steers it, and whoever is told of it.
///
/// Everything happens on the main queue, where the player tells of itself too.
@MainActor final class PlaySession {
  let options: PlayOptions
  let presenter: any Presenter
  let outputs = Outputs()
  let player = AVQueuePlayer()
  var order: PlayOrder
  var summary: PlaySummary

  /// What is in the player's queue, in order.
  var entries: [PlayEntry] = []

  /// What plays.
  var current: PlayEntry?

  /// Where a seek leads that has not arrived.
  var target: Double?

  /// Whether the listener wants time to run.
  var wantsToPlay = true

  private let start = ContinuousClock.now
  private var isOver = false
  private var keyboard: Keyboard?
  private var signals: Signals?
  private var timer: (any DispatchSourceTimer)?
  private var observations: [NSKeyValueObservation] = []

  /// Gets ready to do what `options` ask for.
  init(_ options: PlayOptions) {
    self.options = options
    order = PlayOrder(count: options.items.count, rounds: options.rounds)
    summary = PlaySummary(urls: options.items.map(\.address.shown))
    presenter =
      switch options.speech {
      case .people: PeoplePresenter()
      case .quiet: QuietPresenter()
      case .json: ProgramPresenter()
      }
  }

  /// Begins to play; the process ends when everything is over.
  func begin() {
    outputs.serve(audio: options.audio, video: options.video, pace: options.keepsTime ? .realTime : .unbound)
    signals = Signals(
      stop: { [weak self] in self?.stop() }, resume: { [weak self] in self?.keyboard?.takeSingleKeys() })
    player.volume = Float(options.volume)
    player.isMuted = options.isMuted
    player.defaultRate = Float(options.rate)
    observations = listen()
    fill()
    player.play()
    // The terminal is looked at once playback is under way: the first sound comes before the first key.
    keyboard = Keyboard { [weak self] in self?.press($0) }
    if let pace = presenter.pace { startTimer(pace) }
  }

  /// The seconds since the command started.
  var now: Double { (ContinuousClock.now - start).seconds }

  /// Ends because the listener wants it.
  func stop() {
    // Whoever asks twice does not want to wait for the outputs.
    if isOver { Start.end(0) }
    sample()
    if let current { measure(current) }
    summary.isStopped = true
    tell(.stopped, of: nil)
    finish()
  }

  /// Ends: lets the outputs finish what they write, says what became of everything, and leaves.
  func finish() {
    guard !isOver else { return }
    isOver = true
    timer?.cancel()
    keyboard?.release()
    player.pause()
    player.removeAllItems()
    // Not `self`: whoever looks for what is left over wants the session gone by then.
    Task { [outputs, presenter, summary] in
      await outputs.close()
      presenter.finish(summary)
      await Start.leave(summary.exitCode)
    }
  }

  // MARK: - Telling

  /// Tells that something happened to `entry`.
  func tell(_ kind: PlayEvent.Kind, of entry: PlayEntry?) {
    guard !isOver else { return }
    let event = PlayEvent(kind, item: entry?.place.index, time: now)
    heed(presenter.tell(event, name: entry?.name ?? ""))
  }

  /// Ends when nobody listens any more, or what is told cannot be written.
  private func heed(_ isHeard: Bool) {
    guard !isHeard, !isOver else { return }
    DispatchQueue.main.async {
      self.sample()
      self.finish()
    }
  }

  private func startTimer(_ pace: Duration) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    let interval = DispatchTimeInterval.milliseconds(Int(pace.seconds * 1000))
    timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(50))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tick() } }
    timer.activate()
    self.timer = timer
  }

  private func tick() {
    guard let current else { return }
    heed(presenter.progress(line(of: current), of: current.place.index, time: now))
  }
}
