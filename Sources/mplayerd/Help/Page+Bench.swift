extension Page {
  /// The help on `mplayerd bench`.
  package static let bench = Page(
    name: "mplayerd bench",
    summary: "is driven from standard input, for measuring",
    usage: ["mplayerd bench --protocol blp [OPTIONS]"],
    sections: [
      Section("Options", .terms(BenchOptions.table.map(Term.init))),
      Section(
        "Commands",
        .paragraph(
          "One a line on standard input. ID names a player, which is made at its first use; its sinks are named ID.a "
            + "and ID.v."),
        .lines([
          "load ID URL              make URL the item of the player",
          "next ID URL              let URL follow without a gap",
          "play ID | pause ID | stop ID | close ID",
          "seek ID NANOSECONDS a|k  go to a time, exactly or to a key frame",
          "rate ID FACTOR           play at this speed",
          "pos ID | dur ID          tell the position or the duration",
          "quit",
        ])),
      Section(
        "Events",
        .paragraph(
          "One a line on standard output: EV, the nanoseconds of the monotonic clock, the ID, what happened, and "
            + "values."),
        .lines([
          "ready                    once, under the ID '-'",
          "cmd NAME, done NAME      a command was read, its call returned",
          "state PLAYING|PAUSED     time runs, or stands still",
          "async-done               a seek has arrived",
          "pos NANOSECONDS, dur NANOSECONDS",
          "ended, error TEXT",
        ])),
      Section(
        "Environment",
        .paragraph(
          "BENCH_ASINK and BENCH_VSINK, bins in GStreamer's words, take the place of the sinks asked for.")),
    ])
}
