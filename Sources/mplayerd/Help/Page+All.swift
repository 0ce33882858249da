extension Page {
  /// The help on the command as a whole.
  package static let all = Page(
    name: "mplayerd",
    summary: "plays media from files and the network",
    usage: [
      "mplayerd play URL... [OPTIONS]", "mplayerd info URL... [OPTIONS]",
      "mplayerd thumbnail URL --at TIME -o FILE [OPTIONS]",
      "mplayerd bench --protocol blp [OPTIONS]", "mplayerd help [COMMAND]",
    ],
    sections: [
      Section(
        "Commands",
        .terms([
          Term("play", "Play URLs one after another, without gaps."),
          Term("info", "Tell what is in them: duration, tracks, languages, tags, artwork, chapters."),
          Term("thumbnail", "Write pictures of them as PNG or JPEG."),
          Term("bench", "Be driven from standard input, for measuring."),
          Term("help COMMAND", "Show the options of a command; 'help man' writes the manual page in roff."),
        ])),
      Section(
        "Options",
        .terms([Term("--help, -h", "Show this."), Term("--version, -V", "Show the version.")])),
      Section(
        "URLs",
        .paragraph(
          "What begins with 'scheme://', 'data:' or 'file:' is a URL and is never escaped a second time. Anything "
            + "else is the path of a file, and every byte of it counts: '#', '?', '%' and bytes that are no text "
            + "mean themselves.")),
      Section(
        "Exit status",
        .terms([
          Term("0", "At least one item played to its end, or you stopped it."),
          Term("1", "None did."),
          Term("2", "The command line was wrong."),
        ])),
    ])
}
