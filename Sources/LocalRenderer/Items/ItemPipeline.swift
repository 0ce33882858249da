import GStreamer
import Playback
import Synchronization

/// One item from its address to decoded samples: a pipeline of its own, so that nothing it does can harm another item.
///
/// It runs ahead of what is heard until its readers are full. Elements are added on GStreamer's streaming threads, as
/// the media shows what it is; the lock is held only to look at the books, never while an element is touched.
final class ItemPipeline: Sendable {
  let media: Media
  let wishes: ItemWishes
  let pipeline: Pipeline

  /// What it has to say, for one listener; ends with the pipeline.
  let events: AsyncStream<ItemEvent>

  /// Which kind of adaptive stream it is; nil where it is none, or not known to be one.
  let manifest: Manifest?

  /// Whether the file is to be fed from front to back, since looking through it beforehand found nothing.
  let isPushed: Bool
  let say: AsyncStream<ItemEvent>.Continuation

  /// Where the program is asked for what it delivers.
  let delivery = Mutex(Delivery())
  let books = Mutex(Books())

  /// What it takes to fetch it.
  let meter = Mutex(TransferMeter())

  /// Whether the item is being let go of.
  ///
  /// Held while elements are added, so that none is left running by the one who stops the pipeline, who would
  /// wait for ever for the thread that fills it.
  private let isClosing = Mutex(false)
  let port: ItemPort

  /// What has been found by now.
  struct Books: Sendable {
    var tracks: [FoundTrack] = []

    /// The tracks of the first group, which listeners are told of, and the ids of those that play.
    var shown: [FoundTrack] = []
    var playing: Set<Int> = []
    var isDecided = false
    var hasFailed = false
    var edits = MovieEditsFound()
    /// The ends of text tracks that are read.
    var words: [SampleReader] = []
    /// The element that tells the length.
    var container = ""

    /// How many pads an adaptive stream will show; nil until it says so.
    var expectedPads: Int?

    /// What keeps the pads of an adaptive stream from giving anything before they are linked.
    var holds: [PadHold] = []

    /// Whether they are linked by now.
    var isOpen = false

    /// Whether it is a station.
    var isRadio = false

    /// The ways to hear an HLS stream, and which of them is heard.
    var sounds: [MasterPlaylist.Sound] = []
    var sound: Int?

    /// The words to an HLS stream that have playlists of their own, and which of them is read.
    var texts: [TextRendition] = []
    var text: Int?

    /// Item time of the stamp 0 of a transport stream, in nanoseconds.
    var stampOrigin: Int64?

    /// What the first stream of each kind is coded in, where GStreamer's own plugging decodes it.
    var codings: [Kind: String] = [:]

    /// The qualities of an HLS stream that comes in several.
    var variants: [Variant] = []

    /// Where the playlists of an HLS stream are that comes in several.
    var addresses: [String] = []

    /// The playlist of an HLS stream that comes in one quality.
    var playlist: MediaPlaylist?

    /// What follows the playlists of an adaptive stream.
    var demuxer: Element?

    /// The periods of a DASH manifest, as far as they have come by.
    var periods = PeriodCount()
  }

  /// `port`: where it delivers.
  ///
  /// `manifest`: what it is known to be, whatever its name. `isPushed`: whether to feed it
  /// from front to back.
  init(
    _ media: Media, wishes: ItemWishes, port: ItemPort, manifest: Manifest? = nil, isPushed: Bool = false
  ) {
    self.isPushed = isPushed
    self.media = media
    self.manifest = manifest ?? Manifest(address: media.url)
    self.wishes = wishes
    self.port = port
    pipeline = Pipeline(name: "item", onFailure: port.interrupt)
    (events, say) = AsyncStream.makeStream()
  }

  deinit {
    delivery.withLock { $0.inquiry }?.cancel()
    say.finish()
  }

  /// Stops it for good; may wait for the network, and must not be called on a thread of its own.
  func close() {
    isClosing.withLock { $0 = true }
    delivery.withLock { $0.inquiry }?.cancel()
    pipeline.element.set(.null)
  }

  /// Adds elements, unless the item is being let go of.
  func grow(_ body: () throws(ElementError) -> Void) throws(ElementError) {
    let result = isClosing.withLock { isClosing -> Result<Void, ElementError> in
      if isClosing { return .success(()) }
      do throws(ElementError) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Opens the media; what comes of it is told in `events`.
  func open() {
    if scheme.hasPrefix("http"), !AddressSyntax.namesServer(media.url) {
      return fail(PlaybackError(.malformedURL, item: media.url))
    }
    if isDelivered { return openThroughDesk() }
    start()
  }

  /// Builds what is known by now, and lets it run.
  func start() {
    measureTransfer()
    do throws(ElementError) {
      try build()
      pipeline.element.set(.playing)
    } catch {
      fail(PlaybackError(.unsupportedScheme, item: media.url, detail: "\(error)"))
    }
  }

  /// Hears what its own pipeline says.
  func note(_ message: Message) {
    if case .streamsSelected(let kinds) = message { expectPads(kinds.count { $0 == .audio || $0 == .video }) }
    measure(message)
  }

  /// The length as it is presented, in nanoseconds; nil where it is not known.
  var presentationDuration: Int64? { books.withLock { $0.edits.duration } ?? pipeline.element.duration }

  /// The chapters that an MP4 lists.
  var movieChapters: [Chapter] { books.withLock { $0.edits.chapters } }

  /// Whether its sound comes in frames that lean on each other, and its seeks do not heed that.
  var isFramed: Bool { books.withLock { ["qtdemux", "aacparse"].contains($0.container) } }

  /// Whether it can be sent to the key frame before a time, and comes there.
  var knowsKeyFrames: Bool { books.withLock { ["qtdemux", "matroskademux"].contains($0.container) } }

  /// Whether a seek is over when it returns: oggdemux of GStreamer 1.22 begins it on a thread of its own, and takes the first
  /// page of a small file for its end.
  var comesWhereItIsSent: Bool { books.withLock { $0.container != "oggdemux" } }

  /// How far off its stamps may be, in nanoseconds: Matroska rounds them to milliseconds.
  var stampError: Int64 { books.withLock { $0.container == "matroskademux" ? 1_000_000 : 0 } }

  /// Whether it is DASH of several periods.
  var hasManyPeriods: Bool { books.withLock { $0.periods.count > 1 } }

  /// Whether it is a WAV file.
  var isWave: Bool { books.withLock { $0.container == "wavparse" } }

  /// Whether the length is that of the samples, give or take a rounding.
  var hasExactDuration: Bool {
    let containers = scheme == "file" ? ["oggdemux", "flacparse", "wavparse"] : ["flacparse", "wavparse"]
    return books.withLock { containers.contains($0.container) }
  }

  /// Whether the container knows its length, so that an end long before it means that something is missing.
  var hasReliableDuration: Bool {
    books.withLock {
      ["qtdemux", "matroskademux", "oggdemux", "flacparse", "wavparse"].contains($0.container)
    }
  }

  func fail(_ error: PlaybackError) {
    let isFirst = books.withLock { books in
      defer { books.hasFailed = true }
      return !books.hasFailed
    }
    if isFirst { say.yield(.failed(error)) }
  }
}

/// What an MP4's boxes said, once they have passed by.
struct MovieEditsFound: Sendable {
  var edits: [Int: Edit] = [:]
  var duration: Int64?
  var chapters: [Chapter] = []
  var chapterTracks: Set<Int> = []
}

extension MovieEditsFound {
  /// Takes over what was read.
  init(_ edits: MovieEdits) {
    self.init(
      edits: edits.edits, duration: edits.duration, chapters: edits.chapters,
      chapterTracks: edits.chapterTracks)
  }
}
