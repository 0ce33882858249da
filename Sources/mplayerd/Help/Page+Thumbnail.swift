extension Page {
  /// The help on `mplayerd thumbnail`.
  package static let thumbnail = Page(
    name: "mplayerd thumbnail",
    summary: "writes pictures of media as PNG or JPEG",
    usage: [
      "mplayerd thumbnail URL --at TIME... -o FILE [OPTIONS]",
      "mplayerd thumbnail URL --every TIME -o FILE [OPTIONS]",
    ],
    sections: [
      Section(
        "Description",
        .paragraph(
          "Writes the very picture that is seen at a time, upright and with square pixels, without playing. TIME is "
            + "in seconds or [H:]MM:SS, each with a fraction.")),
      Section("Options", .terms(ThumbnailOptions.table.map(Term.init))),
      Section(
        "JSON",
        .paragraph(
          "With --json there is one line for each file that was written. Times are seconds: those at which its "
            + "pictures are really due."),
        .lines(["{\"file\", \"times\": [...], \"width\", \"height\"}"])),
      Section(
        "Exit status",
        .paragraph("0 when all were written, 1 when one was not, 2 when the command line was wrong.")),
      Section(
        "Examples",
        .lines([
          "mplayerd thumbnail film.mp4 --at 1:02:03.5 -o still.png",
          "mplayerd thumbnail film.mp4 --at 10 --at 20 --size 320x180 -o still.jpg",
          "mplayerd thumbnail film.mp4 --every 60 --columns 6 -o sheet.jpg",
        ])),
    ])
}
