extension PlayOptions {
  /// The options of `mplayerd play`, as the parser takes them and the help shows them.
  package static let table = [
    Option(
      "--start", value: .one("TIME"),
      text: "Start every item at this time: seconds, or [H:]MM:SS, each with a fraction."),
    Option("--end", value: .one("TIME"), text: "End every item at this time."),
    Option(
      "--rate", value: .one("RATE"),
      text:
        "Play at this speed, from 1/32 to 32; the pitch is kept. Negative plays backwards where the media can."
    ),
    Option("--volume", value: .one("VOLUME"), text: "Play this loud: 0 to 1, or 0% to 100%."),
    Option("--mute", text: "Start silent."),
    Option(
      "--loop", value: .count("N"),
      text: "Play the whole queue N times; without N, until stopped. A URL that is a number goes behind '--'."
    ),
    Option(
      "--audio-sink", value: .one("SINK"),
      text:
        "Send the sound there: \(AudioChoice.forms). 'null' keeps time and is silent. 'wav' writes exactly what "
        + "would be heard, in the first item's rate, channels and depth. 'gst' takes any GStreamer bin."),
    Option(
      "--video-sink", value: .one("SINK"), text: "Send the pictures there: \(VideoChoice.forms)."),
    Option("--no-video", text: "Play the sound only; pictures are not decoded."),
    Option("--no-sync", text: "Play as fast as it decodes; the samples are the same."),
    Option("--title", value: .one("TEXT"), text: "Show this title for the URL before it."),
    Option("--artist", value: .one("TEXT"), text: "Show this artist for the URL before it."),
    Option("--artwork", value: .one("FILE"), text: "Show this cover for the URL before it."),
    Option(
      "--header", value: .one("'NAME: VALUE'"),
      text: "Send this HTTP header to each item's own origin, and to no other. May be given several times."),
    Option(
      "--subtitle", value: .one("URL"),
      text: "Show this subtitle file with the URL before it. May be given several times."),
    Option(
      "--timeout", value: .one("SECONDS"),
      text: "Give an item up when nothing comes for so long; 15 unless told."),
    Option("--quiet", "-q", text: "Say nothing unless something is wrong."),
    Option("--json", text: "Write one line of JSON for each event; see JSON below."),
    Option("--help", "-h", text: "Show this."),
  ]
}
