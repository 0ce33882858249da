import CoreMedia
package import GStreamer
package import Playback
import Synchronization

/// Renders on this machine: each item has a pipeline of its own, and one output plays their samples joined.
///
/// An item that fails takes nothing with it. Seeks send the item's pipeline elsewhere; rates and joints need nothing of
/// it at all, since they are made where the samples go over into the output.
package actor LocalRenderer: Renderer {
  package nonisolated let reports: AsyncStream<Report>
  package nonisolated var timekeeper: any Timekeeper { keeper }
  package nonisolated let pictures: (any PictureSource)?
  package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

  let executor = QueueExecutor(label: "LocalRenderer")
  let voice: AsyncStream<Report>.Continuation
  nonisolated let keeper: OutputTimekeeper
  nonisolated let feed: Feed

  var output: Output
  var items: [Ticket: LoadedItem] = [:]

  /// The item that is heard.
  var current: Ticket?

  /// The rate that was asked for.
  var rate = 0.0
  var pitch = PitchAlgorithm.timeDomain
  var volume = 1.0
  var isMuted = false

  /// Where the item that is heard stands because there was nothing to play; nil where it does not stand for that.
  var stalledAt: Int64?

  /// The seek that is on its way.
  var seek: PendingSeek?

  /// How much may be taken of items that are not loaded yet.
  var limits: [Ticket: Limits] = [:]
  var wakes: [Wake: Task<Void, Never>] = [:]
  var hasSaidRemark = false

  /// How long to wait before each attempt to take up a lost connection.
  let delays: [Duration]

  /// A seek or a step that has been begun.
  enum PendingSeek: Sendable {
    case seek(number: Int)

    /// So many pictures are to go when it has arrived; negative is backwards.
    case step(left: Int)
  }

  /// What there may be a task waiting for.
  enum Wake: Hashable, Sendable {
    case joint(Ticket), hunger, start, window
  }

  /// - Parameters:
  ///   - audio: where sound goes.
  ///   - video: where pictures go.
  ///   - pace: whether to keep time.
  ///   - clock: the clock to run on instead of the card's or the machine's.
  ///   - delays: how long to wait before each attempt to take up a lost connection, by the machine's clock.
  package init(
    audio: AudioOutput = .automatic, video: VideoOutput = .automatic, pace: OutputPace = .realTime,
    clock: Clock? = nil, delays: [Duration] = Reconnection.delays
  ) {
    self.delays = delays
    startGStreamer()
    Leftovers.begin()
    (reports, voice) = AsyncStream.makeStream()
    let output = Output(audio: audio, video: video, pace: pace, clock: clock)
    let keeper = OutputTimekeeper(pace == .unbound ? .progress : clock.map { .clock($0) } ?? .wall)
    self.output = output
    self.keeper = keeper
    let pipeline = output.pipeline
    let feed = Feed(
      keeper: keeper, runningTime: { pace == .unbound ? keeper.progress : pipeline.runningTime })
    self.feed = feed
    pictures = video == .none ? nil : feed
    Task(executorPreference: executor.tasks) { [weak self, events = feed.events] in
      for await event in events { await self?.heard(event) }
    }
    Task(executorPreference: executor.tasks) { [weak self, messages = pipeline.messages] in
      for await message in messages { await self?.heard(message) }
    }
  }

  deinit {
    for wake in wakes.values { wake.cancel() }
    for item in items.values {
      item.listening.cancel()
      item.textReading?.cancel()
    }
    voice.finish()
    Reaper.stop(items.values.map(\.pipeline), output: output.pipeline, feed: feed)
    Leftovers.end()
  }

  /// What a renderer keeps of an item.
  struct LoadedItem {
    var media: Media
    var pipeline: ItemPipeline
    var listening: Task<Void, Never>
    var tracks: [Track] = []
    var tags: [Tag] = []
    var chapters: [Chapter] = []
    var wishes = ItemWishes()
    var mix = Mix.plain
    var tap: TapSession?

    /// Fetches the words of a rendition.
    var textReading: Task<Void, Never>?

    /// Item time of the stamp 0 of its transport stream, in nanoseconds, once that was needed.
    var stampOrigin: Int64?

    /// What it says from a stamp on, as long as that is not told.
    var timedTags: [(stamp: Int64, frames: [TimedTags.Frame])] = []
    var isReady = false

    /// The rate that was set while it was not ready.
    var rateWhenReady: Double?

    /// Where it is to begin, as long as its pipeline has not been sent there.
    var start: Int64?

    /// What ended it early; told once what came before has been heard.
    var failure: PlaybackError?

    /// How often it has been opened anew after a failing server.
    var attempts = 0

    /// Whether it is being found out which part of it is missing.
    var isMissingPart = false
    var bufferPercent: Int?

    /// Whether a server has answered, whatever it said.
    var hasAnswered = false

    /// Whether the server gives parts of a resource; nil where no server was asked.
    var givesRanges: Bool?

    /// When it was opened.
    var opened = ContinuousClock.now
    var missingPlugin: String?

    /// How a lost connection of it is taken up again, and what wakes that up.
    var reconnection: Reconnection
    var alarm: Alarm?

    /// Whether its rest is looked for from the beginning, since its pipeline cannot be sent there.
    var skipsToRest = false

    /// What could be sought in a live stream when that was told last.
    var toldWindow: [CMTimeRange] = []
    var duration: Int64?

    /// What was told last of how much has come, and when.
    var transfer = Transfer()
    var toldTransfer = ContinuousClock.now - .seconds(1)
  }

  package func perform(_ command: Command) {
    switch command {
    case .load(let media, let start, let ticket): load(media, at: start, ticket: ticket)
    case .enqueue(let media, let ticket): enqueue(media, ticket: ticket)
    case .dequeue(let ticket): dequeue(ticket)
    case .setRate(let rate): set(rate: rate)
    case .start(let rate, let time, let instant): start(rate: rate, time: time, at: instant)
    case .setPitch(let pitch): self.pitch = pitch
    case .setVolume(let volume):
      self.volume = volume
      output.set(volume: volume, isMuted: isMuted)
    case .setMuted(let muted):
      isMuted = muted
      output.set(volume: volume, isMuted: isMuted)
    case .seek(let seek, let ticket): self.seek(seek, ticket: ticket)
    case .step(let count, let ticket): step(count, ticket: ticket)
    case .setEnd(let time, let ticket): setEnd(time, ticket: ticket)
    case .select(let tracks, let ticket): select(tracks, ticket: ticket)
    case .limit(let limits, let ticket): limit(limits, ticket: ticket)
    case .setMix(let mix, let ticket): set(mix, ticket: ticket)
    case .stop: stop()
    }
  }

  func say(_ event: Report.Event, of ticket: Ticket) { voice.yield(Report(ticket, event)) }
}
