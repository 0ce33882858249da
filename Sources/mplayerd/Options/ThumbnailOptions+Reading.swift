import CoreMedia

// How `mplayerd thumbnail` is told what to do.

extension ThumbnailOptions {
  /// Reads the words behind `thumbnail`; relative paths start from `directory`.
  package init(_ words: some Sequence<Word>, in directory: String) throws(UsageError) {
    var (times, step, name, address) = ([CMTime](), CMTime?.none, String?.none, Address?.none)
    var others: [(name: String, value: String)] = []
    for argument in try Argument.read(words, options: Self.table, command: "thumbnail") {
      switch argument {
      case .operand(let word) where word.bytes.isEmpty: throw Self.error("An address may not be empty.")
      case .operand(let word):
        guard address == nil else { throw Self.error("'mplayerd thumbnail' takes one address.") }
        address = Address(word, in: directory)
      case .option("--at", let value): times.append(try Self.time(value, of: "--at"))
      case .option("--every", let value):
        step = try Self.time(value, of: "--every")
        guard step != .zero else { throw Self.error("'--every' takes a time, more than nothing.") }
      case .option("--output", let value): name = value?.text
      case .option(let name, let value): others.append((name, value?.text ?? ""))
      }
    }
    guard let address else {
      throw Self.error("'mplayerd thumbnail' needs something to take a picture from.")
    }
    guard let name, let kind = ImageKind(of: name) else {
      throw Self.error("'mplayerd thumbnail' needs '-o' and a name that ends in .png, .jpg or .jpeg.")
    }
    guard times.isEmpty != (step == nil) else {
      throw Self.error("'mplayerd thumbnail' needs either '--at' or '--every'.")
    }
    self.init(address, step.map { .every($0) } ?? .at(times), to: name, as: kind)
    for (name, value) in others { try set(name, value) }
  }

  private mutating func set(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "--size":
      guard let size = Box(value) else {
        throw Self.error("'--size' takes a width and a height, as in 640x360.")
      }
      box = size
    case "--columns":
      guard let number = Int(value), (1...100).contains(number) else {
        throw Self.error("'--columns' takes a number from 1 to 100.")
      }
      columns = number
    case "--quality":
      guard let number = Int(value), (1...100).contains(number) else {
        throw Self.error("'--quality' takes a number from 1 to 100.")
      }
      quality = number
    case "--header":
      guard let header = Header(value) else {
        throw Self.error("'--header' takes a name, a colon and a value.")
      }
      headers[header.name] = header.value
    case "--timeout":
      guard let time = MediaTime.read(value), time > .zero else {
        throw Self.error("'--timeout' takes seconds, more than nothing.")
      }
      timeout = .nanoseconds(time.value)
    case "--fast": isFast = true
    default: isJSON = true
    }
  }

  private static func time(_ value: Word?, of option: String) throws(UsageError) -> CMTime {
    guard let time = MediaTime.read(value?.text ?? "") else {
      throw error("'\(option)' takes a time: seconds, or [H:]MM:SS.")
    }
    return time
  }

  private static func error(_ sentence: String) -> UsageError { UsageError(sentence, command: "thumbnail") }
}

extension ThumbnailOptions.ImageKind {
  /// The kind that the end of a file's name tells; nil where it tells none.
  init?(of name: String) {
    let end = name.lowercased()
    if end.hasSuffix(".png") {
      self = .png
    } else if end.hasSuffix(".jpg") || end.hasSuffix(".jpeg") {
      self = .jpeg
    } else {
      return nil
    }
  }
}

extension ThumbnailOptions {
  /// The name of the file for the picture with this number, from 1 on, of so many.
  package func file(_ number: Int, of count: Int) -> String {
    guard count > 1, let point = file.lastIndex(of: ".") else { return file }
    return file[..<point] + "-\(number)" + file[point...]
  }
}
