import Foundation

/// The article that tells, promise by promise, how playback behaves and which tests hold it to that; read.
struct PromiseList {
  /// One line: a promise, and what is said of how it is held.
  struct Promise {
    let number: Int
    let tests: [String]
    let remark: Substring
  }

  private(set) var promises: [Promise] = []

  /// Reads an article.
  ///
  /// Its lines have a number, a promise, and the tests in quotes for code, behind which may come "Differs: " or "Does not
  /// apply: " and a reason.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let number = Int(cells[0]) else { continue }
      let exception = ["Differs: ", "Does not apply: "].compactMap { cells[2].range(of: $0) }.first
      let held = cells[2][..<(exception?.lowerBound ?? cells[2].endIndex)]
      let tests = held.split(separator: "`").filter { $0.contains(".") && !$0.hasPrefix(".") }
      promises.append(
        Promise(
          number: number, tests: tests.map(String.init),
          remark: exception.map { cells[2][$0.upperBound...] } ?? ""))
    }
  }
}
