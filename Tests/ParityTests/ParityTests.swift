import Foundation
import Testing

/// Holds the parity list to what was built.
///
/// The compiler is asked here, within the tests, since it answers in two seconds.
@Suite struct ParityTests {
  @Test func saysOfEveryNameWhetherItIsThere() async throws {
    let list = try ParityList(folder: Package.parity)

    let symbols = try await BuiltSymbols(of: ["AVKit", "CoreMedia", "MediaPlayer", "PlayerEngine"])

    let wrong = list.rows.filter { symbols.contain($0.path, words: $0.words) != ($0.state != .leftOut) }
    #expect(wrong.map { "\($0): \($0.state.rawValue)" } == [])
  }

  @Test func saysHowAndWhy() throws {
    let list = try ParityList(folder: Package.parity)

    let silent = list.rows.filter { $0.state != .done && $0.remark.isEmpty }

    #expect(silent.map(\.description) == [])
  }

  @Test(.enabled(if: AppleTable.isThere, "the table of Apple's members is not beside this package"))
  func listsEveryMemberThatCodeMayCountOn() throws {
    let list = try ParityList(folder: Package.parity)
    let members = try AppleTable.members()

    let listed = count(
      list.rows.map { row in
        let words = row.words.filter { $0.hasPrefix("Root: ") }.map { " where \($0)" }.joined()
        let name = row.member + (row.words.contains("async") ? " async" : "")
        return AppleTable.Member(type: row.type.map { $0 + words }, name: name)
      })

    let missing = count(members).filter { listed[$0.key, default: 0] < $0.value }
    #expect(missing.keys.map(\.description).sorted() == [])
  }

  private func count(_ members: [AppleTable.Member]) -> [AppleTable.Member: Int] {
    members.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
