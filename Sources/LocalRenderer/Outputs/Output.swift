import GStreamer
import Playback

/// The machine that is heard and seen: it lives as long as the renderer, whatever items come and go.
///
/// Used by its renderer alone.
struct Output {
  let pipeline = Pipeline(name: "output")
  let audio: AudioOutput
  let video: VideoOutput
  let pace: OutputPace
  private(set) var branches: [Kind: Branch] = [:]

  /// From the writer to the sink of one kind.
  struct Branch {
    let writer: SampleWriter
    let sink: Element
    /// Sound only: from front to back.
    let volume: Element?
    let filter: Element?
    var converter: Element?
    var stretcher: Element?
    var afterStretcher: Element?
    /// Sound only: the file that the sink writes into, where it does.
    var file: WaveFile?
    /// Pictures only: writes captions into them.
    var overlay: Element?
  }

  /// Whether pictures will bear captions; counts when their branch is built.
  var wantsCaptions = false

  init(audio: AudioOutput, video: VideoOutput, pace: OutputPace, clock: Clock?) {
    (self.audio, self.video, self.pace) = (audio, video, pace)
    if let clock { pipeline.use(clock) }
  }

  /// Builds the branch of a kind if it is not there, and says what is to be said about it once.
  mutating func prepare(
    _ kind: Kind, onHunger: @escaping @Sendable () -> Void
  ) throws(PlaybackError) -> PlaybackError? {
    guard branches[kind] == nil else { return nil }
    let choice = kind == .audio ? try Sinks.audio(audio, pace: pace) : try Sinks.video(video, pace: pace)
    do throws(ElementError) {
      branches[kind] =
        kind == .audio
        ? try buildAudio(to: choice, onHunger: onHunger)
        : try buildVideo(to: choice.element, onHunger: onHunger)
    } catch {
      if case .notOpened(let reason) = error { throw PlaybackError(.outputFailed, detail: reason) }
      throw PlaybackError(.outputFailed, detail: "\(error)")
    }
    return choice.remark
  }

  private func buildAudio(
    to choice: Sinks.Choice, onHunger: @escaping @Sendable () -> Void
  ) throws(ElementError) -> Branch {
    let writer = try SampleWriter(name: "sound", onHunger: onHunger)
    let converter = try Element("audioconvert")
    let resampler = try Element("audioresample")
    let volume = try Element("volume", name: "volume")
    let filter = try Element("capsfilter")
    try chain([writer.element, converter, resampler, volume, filter, choice.element])
    if case .wav = audio {
      // What comes later is converted to the format of the first sound there is.
      writer.element.pad("src")?.onFirstCaps { caps, _ in
        if let format = WaveFile.format(for: caps) { filter.set("caps", format) }
      }
    }
    return Branch(
      writer: writer, sink: choice.element, volume: volume, filter: filter, converter: converter,
      file: choice.file)
  }

  private func buildVideo(
    to sink: Element, onHunger: @escaping @Sendable () -> Void
  ) throws(ElementError) -> Branch {
    let writer = try SampleWriter(name: "pictures", onHunger: onHunger)
    if sink.factory == "fakesink" {
      try chain([writer.element, sink])
      return Branch(writer: writer, sink: sink, volume: nil, filter: nil)
    }
    if wantsCaptions, Registry.has("textoverlay") {
      let overlay = try Element("textoverlay")
      try chain([writer.element, try Element("videoconvert"), overlay, try Element("videoconvert"), sink])
      return Branch(writer: writer, sink: sink, volume: nil, filter: nil, overlay: overlay)
    }
    try chain([writer.element, try Element("videoconvert"), sink])
    return Branch(writer: writer, sink: sink, volume: nil, filter: nil)
  }

  /// Adds and links elements, and lets them follow, last first so that nobody pushes into a stopped one.
  private func chain(_ elements: [Element]) throws(ElementError) {
    for element in elements { pipeline.add(element) }
    do throws(ElementError) {
      for (first, second) in zip(elements, elements.dropFirst()) { try first.link(to: second) }
      for element in elements.reversed() where !element.followParent() {
        throw .notOpened("\(element.name) cannot be started")
      }
    } catch {
      for element in elements { pipeline.remove(element) }
      throw error
    }
  }
}

// MARK: - Running

extension Output {
  /// Running time now, in nanoseconds.
  var runningTime: Int64 { pipeline.runningTime }

  /// How many pictures came too late to be shown; nil where there are none, or nobody counts.
  var droppedPictures: Int? {
    guard let sink = branches[.video]?.sink else { return nil }
    return ([sink] + sink.sinksInside).lazy.compactMap(\.droppedBuffers).first
  }

  func play() { pipeline.element.set(.playing) }

  func pause() { pipeline.element.set(.paused) }

  /// Lets go of sound card and window.
  mutating func stop() {
    pipeline.element.set(.null)
    settle()
    removeStretcher()
  }

  /// Brings what has been heard to where it is kept.
  func settle() { branches[.audio]?.file?.complete() }

  func startFlush() { for branch in branches.values { branch.writer.startFlush() } }

  func stopFlush() { for branch in branches.values { branch.writer.stopFlush() } }

  /// Nothing follows on any branch.
  func end() { for branch in branches.values { branch.writer.end() } }

  func set(volume: Double, isMuted: Bool) {
    guard let element = branches[.audio]?.volume else { return }
    element.set("volume", min(10, max(0, volume)))
    element.set("mute", isMuted)
  }

  /// Keeps the pitch at rates other than 1, from now on; only while flushing.
  mutating func addStretcher() throws(ElementError) {
    guard var branch = branches[.audio], branch.stretcher == nil, let converter = branch.converter else {
      return
    }
    let stretcher = try Element("scaletempo")
    let after = try Element("audioconvert")
    guard let output = converter.pad("src"), let input = output.peer else { return }
    output.unlink(from: input)
    pipeline.add(stretcher)
    pipeline.add(after)
    try converter.link(to: stretcher)
    try stretcher.link(to: after)
    guard let last = after.pad("src") else { return }
    try last.link(to: input)
    after.followParent()
    stretcher.followParent()
    (branch.stretcher, branch.afterStretcher) = (stretcher, after)
    branches[.audio] = branch
  }

  /// Takes the stretcher out again; only while stopped.
  ///
  /// scaletempo of GStreamer 1.22 remembers over a stop how much it held, but not where, and crashes at the next
  /// samples of another format; it can stay once `gst_scaletempo_stop` forgets `bytes_queued`.
  private mutating func removeStretcher() {
    guard var branch = branches[.audio], let converter = branch.converter, let stretcher = branch.stretcher,
      let after = branch.afterStretcher, let last = after.pad("src"), let input = last.peer
    else { return }
    last.unlink(from: input)
    converter.unlink(from: stretcher)
    for element in [stretcher, after] { pipeline.remove(element) }
    (branch.stretcher, branch.afterStretcher) = (nil, nil)
    branches[.audio] = branch
    do throws(ElementError) {
      try converter.pad("src")?.link(to: input)
    } catch {
      // The two were linked before the stretcher came; a refusal now would show as an error of the pipeline.
    }
  }

  /// Holds the sink to the format it has now, so that later items are converted and it is not opened anew.
  func keepFormat() {
    switch audio {
    case .gst, .callback, .wav: return
    default: break
    }
    guard let branch = branches[.audio], let filter = branch.filter,
      let caps = branch.sink.pad("sink")?.currentCaps,
      let rate = caps.int("rate"), let channels = caps.int("channels"), let format = caps.string("format")
    else { return }
    let mask = caps.mask("channel-mask").map { ",channel-mask=(bitmask)\($0)" } ?? ""
    if let kept = Caps(
      "audio/x-raw,format=\(format),rate=\(rate),channels=\(channels),layout=interleaved\(mask)")
    {
      filter.set("caps", kept)
    }
  }

  /// Lets the sink take any format again.
  func forgetFormat() {
    if case .wav = audio { return }
    branches[.audio]?.filter?.set("caps", "ANY")
  }
}
