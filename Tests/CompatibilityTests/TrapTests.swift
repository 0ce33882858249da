import AVFoundation
import AppleCompatibility
import Testing

/// An observer that does not see AppleCompatibility.
private final class UnreachableObserver: Foundation.NSObject {}

@Suite(.timeLimit(.minutes(1)))
struct TrapTests {
  @Test func saysWhichImportIsMissing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      AVPlayer().addObserver(UnreachableObserver(), forKeyPath: "rate", options: .new, context: nil)
    }

    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("UnreachableObserver cannot observe \"rate\""))
    #expect(words.contains("import AppleCompatibility"))
  }

  @Test func refusesToRemoveWhoDoesNotObserve() async {
    await #expect(processExitsWith: .failure) {
      AVPlayer().removeObserver(PlayerObserver(), forKeyPath: "rate")
    }
  }

  @Test func refusesAKeyThatIsNone() async {
    await #expect(processExitsWith: .failure) { _ = AVPlayer().value(forKey: "nonsense") }
  }

  @Test func saysThatANameIsNoMethod() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      SelectorClient().perform(Selector("greet"))
    }

    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("Selector(greet)"))
  }
}
