import FoundationEssentials
import Glibc
import GStreamer
import Playback

/// Makes the last elements of an output.
enum Sinks {
  /// What was made, and what to say about it once.
  struct Choice {
    let element: Element
    let remark: PlaybackError?
  }

  static func audio(_ output: AudioOutput, pace: OutputPace) throws(PlaybackError) -> Choice {
    let choice = try audioElement(output)
    settle(choice.element, pace: pace)
    return choice
  }

  static func video(_ output: VideoOutput, pace: OutputPace) throws(PlaybackError) -> Choice {
    let choice = try videoElement(output)
    settle(choice.element, pace: pace)
    return choice
  }

  /// No sink holds up a change of state, since this engine knows by itself when data has come.
  private static func settle(_ sink: Element, pace: OutputPace) {
    for element in [sink] + sink.sinksInside {
      if element.has(property: "async") { element.set("async", false) }
      if element.has(property: "enable-last-sample") { element.set("enable-last-sample", false) }
      if pace == .unbound, element.has(property: "sync") { element.set("sync", false) }
    }
    if pace == .unbound { sink.child(named: "pace")?.set("sync", false) }
  }
}

// MARK: - Sound

extension Sinks {
  private static func audioElement(_ output: AudioOutput) throws(PlaybackError) -> Choice {
    switch output {
    case .automatic: try automaticAudio()
    case .null: Choice(element: try null(), remark: nil)
    case .pulse(let device):
      Choice(element: try make("pulsesink", device: device, property: "device"), remark: nil)
    case .pipewire(let device):
      Choice(element: try make("pipewiresink", device: device, property: "target-object"), remark: nil)
    case .alsa(let device):
      Choice(element: try make("alsasink", device: device, property: "device"), remark: nil)
    case .wav(let path): Choice(element: try WaveFile.element(path: path), remark: nil)
    case .callback(let receiver): Choice(element: try call(receiver), remark: nil)
    case .gst(let description, let name): Choice(element: try described(description, name: name), remark: nil)
    }
  }

  private static func call(_ receiver: AudioReceiver) throws(PlaybackError) -> Element {
    let sink = try null()
    // A buffer that waits in a paused sink is not heard yet, and never will be when a seek throws it away.
    sink.set("signal-handoffs", true)
    sink.onHandoff { bytes, caps, time in
      let chunk = AudioChunk(
        bytes: bytes, rate: caps?.int("rate") ?? 0, channels: caps?.int("channels") ?? 0,
        format: caps?.string("format") ?? "", time: time ?? 0)
      receiver.body(chunk)
    }
    return sink
  }

  /// The first sound output that opens.
  ///
  /// Tried in the order in which desktops layer them.
  private static func automaticAudio() throws(PlaybackError) -> Choice {
    for factory in candidates where Registry.has(factory) {
      // A candidate that is not there after all is passed over.
      guard let sink = try? Element(factory) else { continue }
      let opens = sink.set(.ready)
      sink.set(.null)
      if opens { return Choice(element: sink, remark: nil) }
    }
    let remark = PlaybackError(.outputFailed, detail: "no sound output was found, so playback is silent")
    return Choice(element: try null(), remark: remark)
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
    case .automatic:
      let environment = ProcessInfo.processInfo.environment
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil,
        Registry.has("autovideosink")
      else {
        return Choice(element: try null(), remark: nil)
      }
      return Choice(element: try make("autovideosink"), remark: nil)
    case .null, .none: return Choice(element: try null(), remark: nil)
    case .gst(let description, let name):
      return Choice(element: try described(description, name: name), remark: nil)
    }
  }
}

// MARK: - Making

extension Sinks {
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
      throw PlaybackError(.outputFailed, detail: "the element \(factory) is not installed")
    }
  }

  private static func described(_ description: String, name: String?) throws(PlaybackError) -> Element {
    do {
      let isSingle = !description.contains { $0 == " " || $0 == "!" }
      return isSingle
        ? try Element(description, name: name) : try Element(describing: description, name: name)
    } catch {
      throw PlaybackError(.outputFailed, detail: "\(description) cannot be built (\(error))")
    }
  }
}
