/// What became of everything that was to be played.
package struct PlaySummary: Sendable, Hashable {
  /// A record for each URL, in the order of the command line.
  package var records: [PlayRecord]

  /// Whether the listener ended it.
  package var isStopped = false

  /// Whether the file that the sound was written to broke off.
  package var isFileBroken = false

  /// Nothing has become of anything yet.
  package init(urls: [String]) { records = urls.map(PlayRecord.init(url:)) }

  /// What the process says to its shell.
  package var exitCode: Int32 {
    !isFileBroken && (isStopped || records.contains(where: \.hasEnded)) ? 0 : 1
  }

  /// The last line under `--json`.
  package var line: String {
    JSON.object([
      JSON.Member("event", .string("summary")), JSON.Member("items", .array(records.map(\.json))),
    ]).line
  }
}
