import Foundation
import Testing

@Suite struct BuiltSymbolsTests {
  private let symbols: BuiltSymbols

  init() throws {
    let graph = """
      {"symbols": [
        {"identifier": {"precise": "1"}, "pathComponents": ["Upper"], "declarationFragments": [{"spelling": "class Upper"}]},
        {"identifier": {"precise": "2"}, "pathComponents": ["Upper", "b(_:)"],
          "declarationFragments": [{"spelling": "func"}, {"spelling": " b(_ d: Int) async"}]},
        {"identifier": {"precise": "3"}, "pathComponents": ["Lower"], "declarationFragments": [{"spelling": "class Lower"}]},
        {"identifier": {"precise": "4"}, "pathComponents": ["Lower", "c"], "declarationFragments": [{"spelling": "var c"}],
          "swiftExtension": {"constraints": [{"kind": "superclass", "lhs": "Root", "rhs": "Upper"}]}}],
      "relationships": [{"kind": "inheritsFrom", "source": "3", "target": "1"},
        {"kind": "memberOf", "source": "4", "target": "3"}]}
      """
    symbols = BuiltSymbols([try JSONDecoder().decode(SymbolGraph.self, from: Data(graph.utf8))])
  }

  @Test func containWhatIsDeclared() {
    #expect(symbols.contain("Upper", words: []) && symbols.contain("Lower.c", words: []))
  }

  @Test func containWhatIsInheritedButNotTheOtherWayRound() {
    #expect(symbols.contain("Lower.b(_:)", words: []) && !symbols.contain("Upper.c", words: []))
  }

  @Test func tellDeclarationsApartByTheirWords() {
    #expect(
      symbols.contain("Upper.b(_:)", words: ["async"]) && !symbols.contain("Upper.b(_:)", words: ["throws"]))
  }

  @Test func knowTheConditionsOfAnExtension() {
    #expect(
      symbols.contain("Lower.c", words: ["Root: Upper"])
        && !symbols.contain("Lower.c", words: ["Root: Lower"]))
  }
}
