import FoundationEssentials
import Glibc
import GStreamer
import Playback

/// Makes the last elements of an output.
enum Sinks {
  /// What was made, and what to say about it once.
  struct Choice {
    let element: Element
    var remark: PlaybackError?
    /// The file that the element writes into, where it does.
    var file: WaveFile?
  }

  static func audio(_ output: AudioOutput, pace: OutputPace) throws(PlaybackError) -> Choice {
    try opened(audioElement(output), pace: pace)
  }

  static func video(_ output: VideoOutput, pace: OutputPace) throws(PlaybackError) -> Choice {
    try opened(videoElement(output), pace: pace)
  }

  private static func opened(_ choice: Choice, pace: OutputPace) throws(PlaybackError) -> Choice {
    settle(choice.element, pace: pace)
    do throws(ElementError) {
      try choice.element.open()
    } catch {
      guard case .notOpened(let reason) = error else { return choice }
      throw PlaybackError(.outputFailed, detail: reason)
    }
    return choice
  }

  /// No sink holds up a change of state, since this engine knows by itself when data has come.
  private static func settle(_ sink: Element, pace: OutputPace) {
    for element in [sink] + sink.sinksInside {
      if element.has(property: "async") { element.set("async", false) }
      if element.has(property: "enable-last-sample") { element.set("enable-last-sample", false) }
      if pace == .unbound, element.has(property: "sync") { element.set("sync", false) }
    }
  }
}

// MARK: - Sound

extension Sinks {
  private static func audioElement(_ output: AudioOutput) throws(PlaybackError) -> Choice {
    switch output {
    case .automatic: try automaticAudio()
    case .null: Choice(element: try null())
    case .pulse(let device):
      Choice(element: try make("pulsesink", device: device, property: "device"))
    case .pipewire(let device):
      Choice(element: try make("pipewiresink", device: device, property: "target-object"))
    case .alsa(let device):
      Choice(element: try make("alsasink", device: device, property: "device"))
    case .wav(let path): try write(into: WaveFile(path: path))
    case .callback(let receiver): Choice(element: try call(receiver))
    case .gst(let description, let name): Choice(element: try described(description, name: name))
    }
  }

  private static func call(_ receiver: AudioReceiver) throws(PlaybackError) -> Element {
    let sink = try handingOver()
    sink.onHandoff { bytes, caps, time in
      let chunk = AudioChunk(
        bytes: bytes, rate: caps?.int("rate") ?? 0, channels: caps?.int("channels") ?? 0,
        format: caps?.string("format") ?? "", time: time ?? 0)
      receiver.body(chunk)
    }
    return sink
  }

  private static func write(into file: WaveFile) throws(PlaybackError) -> Choice {
    let sink = try handingOver()
    sink.onHandoff { [weak sink] bytes, caps, _ in
      do throws(FileError) {
        try file.append(bytes, caps: caps)
      } catch {
        sink?.fail(error.isOutOfSpace ? "no space left" : error.reason)
      }
    }
    return Choice(element: sink, file: file)
  }

  /// A sink that shows what is heard, when it is heard.
  ///
  /// A buffer that waits in a paused sink is not heard yet, and never will be when a seek throws it away.
  private static func handingOver() throws(PlaybackError) -> Element {
    let sink = try null()
    sink.set("signal-handoffs", true)
    return sink
  }

  /// The first sound output that opens.
  ///
  /// Tried in the order in which desktops layer them.
  private static func automaticAudio() throws(PlaybackError) -> Choice {
    if let sink = firstOpened(of: candidates) { return Choice(element: sink) }
    return Choice(element: try null(), remark: PlaybackError(.noSoundOutput))
  }

  /// Servers are asked only where their sockets are, so that a machine without any starts at once.
  private static var candidates: [String] {
    let environment = ProcessInfo.processInfo.environment
    let runtime = environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
    let exists = FileManager.default.fileExists(atPath:)
    var found: [String] = []
    if environment["PULSE_SERVER"] != nil || exists(runtime + "/pulse/native") || exists("/run/pulse/native")
    {
      found.append("pulsesink")
    }
    if exists(runtime + "/pipewire-0") { found.append("pipewiresink") }
    if exists("/proc/asound/pcm") { found.append("alsasink") }
    return found
  }
}

// MARK: - Pictures

extension Sinks {
  private static func videoElement(_ output: VideoOutput) throws(PlaybackError) -> Choice {
    switch output {
    case .automatic: return try automaticVideo()
    case .null, .none: return Choice(element: try null())
    case .gst("autovideosink", let name):
      // GStreamer's own search hangs where a display that is named is not there, and crashes in drivers of 1.22.
      guard let sink = firstOpened(of: windows, name: name) else {
        throw PlaybackError(.outputFailed, detail: "there is no display")
      }
      return Choice(element: sink)
    case .gst(let description, let name):
      return Choice(element: try described(description, name: name))
    }
  }

  /// The first window that opens.
  private static func automaticVideo() throws(PlaybackError) -> Choice {
    if windows.isEmpty { return Choice(element: try null()) }
    if let sink = firstOpened(of: windows) { return Choice(element: sink) }
    return Choice(element: try null(), remark: PlaybackError(.noPictureOutput))
  }

  /// Displays are asked only where the environment names one.
  private static var windows: [String] {
    let environment = ProcessInfo.processInfo.environment
    var found: [String] = []
    if environment["WAYLAND_DISPLAY"] != nil { found += ["waylandsink", "glimagesink"] }
    if environment["DISPLAY"] != nil { found += ["xvimagesink", "ximagesink", "glimagesink"] }
    return found
  }
}

// MARK: - Making

extension Sinks {
  /// The first element of these kinds that opens; those that are not there are passed over.
  private static func firstOpened(of candidates: [String], name: String? = nil) -> Element? {
    for factory in candidates where Registry.has(factory) {
      do throws(ElementError) {
        let sink = try Element(factory, name: name)
        try sink.open()
        return sink
      } catch {}  // The next one may open.
    }
    return nil
  }

  private static func null() throws(PlaybackError) -> Element {
    let sink = try make("fakesink")
    sink.set("sync", true)
    return sink
  }

  private static func make(
    _ factory: String, device: String? = nil, property: String = "device"
  ) throws(PlaybackError) -> Element {
    do {
      let sink = try Element(factory)
      if let device { sink.set(text: device, for: property) }
      return sink
    } catch {
      throw PlaybackError(.outputFailed, detail: "\(error)")
    }
  }

  private static func described(_ description: String, name: String?) throws(PlaybackError) -> Element {
    do {
      let isSingle = !description.contains { $0 == " " || $0 == "!" }
      return isSingle
        ? try Element(description, name: name) : try Element(describing: description, name: name)
    } catch {
      throw PlaybackError(.outputFailed, detail: "\(error)")
    }
  }
}
