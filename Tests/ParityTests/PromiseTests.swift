import Foundation
import Testing

/// Holds the list of promises to the tests that there are.
@Suite struct PromiseTests {
  private let list: PromiseList

  init() throws {
    let file = Package.parity.deletingLastPathComponent().appending(path: "Promises.md")
    list = PromiseList(text: try String(contentsOf: file, encoding: .utf8))
  }

  @Test func areAllThere() {
    #expect(Set(1...76).symmetricDifference(list.promises.map(\.number)) == [])
  }

  @Test func areHeldByTestsOrGiveAReason() {
    let open = list.promises.filter { $0.tests.isEmpty && $0.remark.isEmpty }

    #expect(open.map(\.number) == [])
  }

  @Test func nameTestsThatExist() throws {
    let written = try WrittenTests(folder: Package.root.appending(path: "Tests"))

    let missing = Set(list.promises.flatMap(\.tests)).subtracting(written.names)

    #expect(missing.sorted() == [])
  }

  @Test func areReadWithTheirReasons() throws {
    let text = """
      | No. | Promise | Held by |
      | --- | --- | --- |
      | 7 | It does. | `ATests.does`, `BTests.doesToo`. Differs: not in `C.swift`. |
      | 8 | It does not. | Does not apply: never. |
      """

    let promises = PromiseList(text: text).promises

    #expect(promises.map(\.number) == [7, 8])
    #expect(promises.map(\.tests) == [["ATests.does", "BTests.doesToo"], []])
    #expect(promises.map(\.remark) == ["not in `C.swift`.", "never."])
  }

  @Test func findTestsOnTheSameLineAndOnALaterOne() {
    let text = "@Test func a() {}\n@Test(arguments: [\n 1\n])\nfunc b(_ c: Int) {}\nfunc d() {}"

    #expect(WrittenTests(text: text, named: "ATests").names == ["ATests.a", "ATests.b"])
  }
}
