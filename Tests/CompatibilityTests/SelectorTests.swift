import AppleCompatibility
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SelectorTests {
  private let client = SelectorClient()

  private func post(_ word: String) {
    NotificationCenter.default.post(name: SelectorClient.notice, object: client, userInfo: ["word": word])
  }

  @Test func hearsOfANotificationByAMethodOfItsType() {
    client.listen()

    post("a")

    #expect(client.log == ["a"])
    client.stop()
  }

  @Test func hearsOfANotificationByAMethodOfItsOwn() {
    client.listenAsItself()

    post("a")

    #expect(client.log == ["a"])
    client.stop()
  }

  @Test func hearsNothingOnceItIsRemoved() {
    client.listen()

    client.stop()
    post("a")

    #expect(client.log == [])
  }

  @Test func hearsNothingOfANameThatItWasRemovedFrom() {
    client.listen()

    client.stopListening()
    post("a")

    #expect(client.log == [])
  }

  @Test func doesNotLiveOnForAMethodOfItsType() {
    weak var gone: SelectorClient?
    do {
      let client = SelectorClient()
      client.listen()
      gone = client
    }

    #expect(gone == nil)
  }

  @Test func performsAMethod() {
    client.perform(Selector(SelectorClient.greet))
    client.perform(
      Selector(client.hear), with: Notification(name: SelectorClient.notice, userInfo: ["word": "b"]))

    #expect(client.log == ["hello", "b"])
  }

  @Test func isCalledByATimer() {
    let timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: client, selector: Selector(SelectorClient.tick(_:)), userInfo: "tick",
      repeats: false)

    timer.fire()

    #expect(client.log == ["tick"])
  }

  @Test func stillEndsObserversByTheirTokens() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: SelectorClient.notice, object: client, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }

    NotificationCenter.default.removeObserver(token)
    post("a")

    #expect(count == 0)
  }
}
