extension Page {
  /// The help on `mplayerd play`.
  package static let play = Page(
    name: "mplayerd play",
    summary: "plays URLs one after another, without gaps",
    usage: ["mplayerd play URL... [OPTIONS]"],
    sections: [
      Section(
        "Description",
        .paragraph(
          "Plays files and URLs (http, https, HLS, DASH, data). Several make a gapless queue; one that cannot be "
            + "played is told and skipped. On a terminal a line shows the time, the duration, the part that is "
            + "loaded, the rate and the title, and keys steer playback."),
        .paragraph(
          "Passwords and queries of URLs are sent to the server they are meant for and shown nowhere.")),
      Section("Options", .terms(PlayOptions.table.map(Term.init))),
      Section(
        "Keys",
        .terms([
          Term("space", "Pause, or go on."),
          Term("left, right", "Go 5 seconds back or on."),
          Term("down, up", "Go 60 seconds back or on."),
          Term("+ -", "Louder, softer."),
          Term("m", "Silent, or not."),
          Term("[ ]", "Slower, faster."),
          Term("n p", "Next item, item before."),
          Term("q", "End."),
        ])),
      json,
      Section(
        "Exit status",
        .paragraph(
          "0 when at least one item played to its end or you stopped it (the key q, or the signals INT, TERM and "
            + "HUP), 1 when none did or what was to be written could not be, 2 when the command line was wrong."
        )),
      Section(
        "Examples",
        .lines([
          "mplayerd play side-a.flac side-b.flac",
          "mplayerd play --start 1:30 --rate 1.5 lecture.mp4 --subtitle lecture.srt",
          "mplayerd play song.mp3 --audio-sink wav:song.wav --no-sync --quiet",
        ])),
    ])

  private static let json = Section(
    "JSON",
    .paragraph(
      "With --json standard output holds lines of JSON and nothing else, sentences go to standard error. Every key "
        + "of an event is always there; what is not known is null. Times are seconds. 'time' counts from the start "
        + "of the command, 'item' is the place on the command line, from 0. When nobody reads the lines any more, "
        + "playback stops."),
    .terms(PlayEvent.table.map { Term($0.name, $0.text) }))
}
