/// Where sound goes.
public enum AudioOutput: Sendable, Hashable {
  /// The sound server or card this machine offers; a null output with a clock where there is none.
  case automatic

  /// Nowhere, in real time.
  case null

  /// A PulseAudio (or PipeWire-Pulse) device by its name; nil is the default one.
  case pulse(device: String? = nil)

  /// A PipeWire node by its name; nil is the default one.
  case pipewire(device: String? = nil)

  /// An ALSA device by its name (`hw:0`); nil is the default one.
  case alsa(device: String? = nil)

  /// A WAV file with exactly what would be heard.
  case wav(path: String)

  /// A function of the program's own.
  case callback(AudioReceiver)

  /// Any GStreamer element or bin, described as `gst-launch-1.0` does; `name` is what it is called in the pipeline.
  case gst(description: String, name: String? = nil)
}
