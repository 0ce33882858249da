import CoreMedia

extension PlayOptions {
  /// Reads the words behind `play`; relative paths start from `directory`.
  package init(_ words: some Sequence<Word>, in directory: String) throws(UsageError) {
    self.init()
    for argument in try Argument.read(words, options: Self.table, command: "play") {
      switch argument {
      case .operand(let word): items.append(PlayItem(try Self.address(word, in: directory)))
      case .option(let name, let value): try take(name, value ?? "", in: directory)
      }
    }
    guard !items.isEmpty else { throw Self.error("'mplayerd play' needs something to play.") }
    guard !end.isValid || start < end else { throw Self.error("The end must come after the start.") }
  }

  private mutating func take(_ name: String, _ value: Word, in directory: String) throws(UsageError) {
    let text = value.text
    switch name {
    case "--start", "--end", "--timeout": try takeTime(name, text)
    case "--rate": rate = try Self.read(name, text, "a speed between 1/32 and 32") { Self.speed($0) }
    case "--volume": volume = try Self.read(name, text, "0 to 1, or 0% to 100%") { Self.loudness($0) }
    case "--mute": isMuted = true
    case "--loop":
      rounds = try text.isEmpty ? nil : Self.read(name, text, "a whole number from 1") { Self.count($0) }
    case "--audio-sink": audio = try Self.read(name, text, AudioChoice.forms) { AudioChoice($0) }
    case "--video-sink": video = try Self.read(name, text, VideoChoice.forms) { VideoChoice($0) }
    case "--no-video": video = .none
    case "--no-sync": keepsTime = false
    case "--header":
      let header = try Self.read(name, text, "a name, a colon and a value") { Header($0) }
      headers[header.name] = header.value
    case "--quiet": if speech != .json { speech = .quiet }
    case "--json": speech = .json
    default: try takeForItem(name, value, in: directory)
    }
  }

  private mutating func takeTime(_ name: String, _ text: String) throws(UsageError) {
    let time = try Self.read(name, text, "seconds, or [H:]MM:SS") { MediaTime.read($0) }
    switch name {
    case "--start": start = time
    case "--end": end = time
    default:
      guard time > .zero else { throw Self.error("'--timeout' must be more than nothing.") }
      timeout = .nanoseconds(time.value)
    }
  }

  /// Takes what belongs to the item named last.
  private mutating func takeForItem(_ name: String, _ value: Word, in directory: String) throws(UsageError) {
    guard let last = items.indices.last else {
      throw Self.error("'\(name)' belongs to the URL before it, and there is none.")
    }
    switch name {
    case "--title": items[last].title = value.text
    case "--artist": items[last].artist = value.text
    case "--artwork": items[last].artwork = try Self.address(value, in: directory)
    case "--subtitle": items[last].subtitles.append(try Self.address(value, in: directory))
    default: preconditionFailure("'\(name)' stands in the table of options but nothing takes it")
    }
  }

  // MARK: - Values

  private static func read<Value>(
    _ name: String, _ text: String, _ wanted: String, _ parse: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let value = parse(text) else { throw error("'\(name)' takes \(wanted), not '\(text)'.") }
    return value
  }

  private static func address(_ word: Word, in directory: String) throws(UsageError) -> Address {
    guard !word.bytes.isEmpty else { throw error("An address may not be empty.") }
    return Address(word, in: directory)
  }

  private static func error(_ sentence: String) -> UsageError { UsageError(sentence, command: "play") }

  private static func speed(_ text: String) -> Double? {
    Decimals.read(text).flatMap { (1.0 / 32...32).contains(abs($0)) ? $0 : nil }
  }

  private static func loudness(_ text: String) -> Double? {
    let share =
      text.hasSuffix("%") ? Decimals.read(String(text.dropLast())).map { $0 / 100 } : Decimals.read(text)
    return share.flatMap { (0...1).contains($0) ? $0 : nil }
  }

  private static func count(_ text: String) -> Int? { Int(text).flatMap { $0 >= 1 ? $0 : nil } }
}
