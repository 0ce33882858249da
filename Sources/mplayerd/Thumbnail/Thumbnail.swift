/// One file that was written, as it is told.
package struct Thumbnail: Sendable, Hashable {
  /// The name of the file.
  package let file: String

  /// The times of its pictures, in seconds, in order.
  package let times: [Double]

  /// Pixels across.
  package let width: Int

  /// Pixels down.
  package let height: Int

  /// Tells of a file.
  package init(file: String, times: [Double], width: Int, height: Int) {
    (self.file, self.times, self.width, self.height) = (file, times, width, height)
  }

  /// The file as a line of JSON.
  package var line: String {
    JSON.object([
      JSON.Member("file", .string(file)), JSON.Member("times", .array(times.map(JSON.seconds))),
      JSON.Member("width", .integer(width)), JSON.Member("height", .integer(height)),
    ]).line
  }
}
