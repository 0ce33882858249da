import Testing

@Suite struct EventuallyTests {
  @Test func failsWhereNothingComes() async {
    await withKnownIssue("it is to fail") { await eventually(within: .zero) { false } }
  }

  @Test func looksUntilItIsSo() async {
    var looks = 0

    await eventually {
      looks += 1
      return looks == 3
    }

    #expect(looks == 3)
  }
}
