package import CoreMedia

/// What `mplayerd thumbnail` was asked to write.
package struct ThumbnailOptions: Sendable, Hashable {
  /// What to take the pictures from.
  package var address: Address

  /// Which pictures.
  package var choice: Choice

  /// The name of the file; of several pictures each gets a number of its own into it.
  package var file: String

  /// What kind of file.
  package var kind: ImageKind

  /// The box that each picture fits into; nil where it keeps its size.
  package var box: Box?

  /// How many pictures stand beside each other on a contact sheet; nil leaves that to their number.
  package var columns: Int?

  /// Whether the key frame before will do.
  package var isFast = false

  /// The quality of JPEG, from 1 to 100.
  package var quality = 85

  /// Whether a program reads what is told.
  package var isJSON = false

  /// HTTP headers for the item's own origin.
  package var headers: [String: String] = [:]

  /// How long a source may give nothing.
  package var timeout = Duration.seconds(15)

  /// Which pictures are wanted.
  package enum Choice: Sendable, Hashable {
    /// Those of these times, a file each.
    case at([CMTime])

    /// One for each stretch of this length, on one sheet.
    case every(CMTime)
  }

  /// The kinds of file.
  package enum ImageKind: Sendable, Hashable {
    /// PNG, without loss.
    case png
    /// JPEG.
    case jpeg
  }

  /// A width and a height in pixels.
  package struct Box: Sendable, Hashable {
    /// Across.
    package let width: Int
    /// Down.
    package let height: Int

    /// A box of this size.
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// Reads `640x360`; nil where that is no size.
    init?(_ text: String) {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1], (1...16384).contains(width),
        (1...16384).contains(height)
      else { return nil }
      self.init(width: width, height: height)
    }
  }

  /// The options of `mplayerd thumbnail`, as the parser takes them and the help shows them.
  package static let table = [
    Option("--at", value: .one("TIME"), text: "Take the picture of this time. May be given several times."),
    Option(
      "--every", value: .one("TIME"),
      text: "Take a picture for each stretch of this length, and put them on one contact sheet."),
    Option(
      "--output", "-o", value: .one("FILE"),
      text:
        "Write there; .png, .jpg or .jpeg at the end tells the kind. With several --at, -1, -2 and so on come "
        + "before that."),
    Option(
      "--size", value: .one("WIDTHxHEIGHT"),
      text:
        "Make each picture fit into this box; on a contact sheet 240x240 unless told. None is made larger than "
        + "it is."),
    Option(
      "--columns", value: .one("NUMBER"), text: "Put so many pictures beside each other on a contact sheet."),
    Option(
      "--fast", text: "Take the key frame before each time, which is found faster than the very picture."),
    Option("--quality", value: .one("NUMBER"), text: "The quality of JPEG, 1 to 100; 85 unless told."),
    Option("--json", text: "Write one line of JSON for each file; see JSON below."),
    Option(
      "--header", value: .one("'NAME: VALUE'"),
      text: "Send this HTTP header to the item's own origin, and to no other. May be given several times."),
    Option(
      "--timeout", value: .one("SECONDS"),
      text: "Give the item up when nothing comes for so long; 15 unless told."),
    Option("--help", "-h", text: "Show this."),
  ]

  /// Takes pictures from `address`.
  package init(_ address: Address, _ choice: Choice, to file: String, as kind: ImageKind) {
    (self.address, self.choice, self.file, self.kind) = (address, choice, file, kind)
  }
}
