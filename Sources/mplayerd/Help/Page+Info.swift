extension Page {
  /// The help on `mplayerd info`.
  package static let info = Page(
    name: "mplayerd info",
    summary: "tells what is in media without playing it",
    usage: ["mplayerd info URL... [OPTIONS]"],
    sections: [
      Section("Options", .terms(InfoOptions.table.map(Term.init))),
      Section(
        "JSON",
        .paragraph(
          "With --json there is one line for each URL. Every key is always there; what is not known is null. Times "
            + "are seconds."),
        .lines([
          "{\"url\", \"error\": {\"code\", \"message\"}, \"duration\",",
          " \"tracks\": [{\"id\", \"kind\", \"codec\", \"language\", \"title\", \"default\",",
          "             \"rate\", \"channels\", \"width\", \"height\", \"fps\", \"bitrate\"}],",
          " \"languages\": [...], \"tags\": [{\"name\", \"value\"}],",
          " \"artwork\": {\"type\", \"bytes\"},",
          " \"chapters\": [{\"title\", \"start\", \"duration\"}]}",
        ])),
      Section(
        "Exit status",
        .paragraph("0 when all could be read, 1 when one could not, 2 when the command line was wrong.")),
    ])
}
