import Testing

@Suite struct ParityListTests {
  @Test func readsANameOfAType() throws {
    let list = try ParityList(
      text: "### AVPlayer\n\n| Name | State | Remark |\n| --- | --- | --- |\n| `rate` | done | |")

    let row = try #require(list.rows.first)

    #expect(
      list.rows.count == 1 && row.path == "AVPlayer.rate" && row.state == .done && row.place == "text:5")
  }

  @Test func readsATypeItself() throws {
    let list = try ParityList(text: "### AVPlayer\n| `AVPlayer` | differs | Somehow. |")

    #expect(list.rows.first?.path == "AVPlayer" && list.rows.first?.remark == "Somehow.")
  }

  @Test func readsWhatBelongsToNoType() throws {
    let list = try ParityList(text: "### Constants of AVFoundation\n| `AVErrorKey` | left out | Because. |")

    #expect(list.rows.first?.path == "AVErrorKey" && list.rows.first?.state == .leftOut)
  }

  @Test func readsWordsThatTellNamesApart() throws {
    let list = try ParityList(text: "### A where Root: B\n| `load(_:)` with `async` and `Int` | done | |")

    #expect(list.rows.first?.words == ["async", "Int", "Root: B"] && list.rows.first?.path == "A.load(_:)")
  }

  @Test func readsTheNameThatSomethingHasHere() throws {
    let list = try ParityList(text: "### A\n| `a` | done | Here `B.b(_:)`, which does it. |")

    #expect(list.rows.first?.path == "B.b(_:)")
  }

  @Test(arguments: ["| `a` | maybe | |", "| `a` | done |", "| `a` | done | a | b |"])
  func refusesWhatItCannotRead(_ line: String) {
    #expect(throws: ParityList.Unreadable.self) { try ParityList(text: "### A\n\(line)") }
  }
}
