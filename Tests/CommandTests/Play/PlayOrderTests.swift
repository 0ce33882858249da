import Testing
import mplayerd

@Suite struct PlayOrderTests {
  @Test func playsAllURLsOnce() {
    var order = PlayOrder(count: 2, rounds: 1)

    #expect(order.places(3) == [[0, 1], [1, 1]])
  }

  @Test func repeatsTheWholeQueue() {
    var order = PlayOrder(count: 2, rounds: 2)
    order.succeeded(PlayPlace(index: 0, round: 1))

    #expect(order.places(9) == [[0, 1], [1, 1], [0, 2], [1, 2]])
  }

  @Test func goesOnUntilStoppedWithoutACount() {
    var order = PlayOrder(count: 1, rounds: nil)
    order.succeeded(PlayPlace(index: 0, round: 3))

    #expect(order.places(4) == [[0, 1], [0, 2], [0, 3], [0, 4]])
  }

  @Test func endsAfterARoundInWhichNothingPlayed() {
    var order = PlayOrder(count: 2, rounds: nil)

    #expect(order.places(9) == [[0, 1], [1, 1]])
  }

  @Test func goesBackAndOnFromThere() {
    var order = PlayOrder(count: 3, rounds: 1)
    _ = order.places(3)
    order.go(to: order.place(before: PlayPlace(index: 1, round: 1)))

    #expect(order.places(9) == [[0, 1], [1, 1], [2, 1]])
  }

  @Test(arguments: [([0, 1], [0, 1]), ([1, 1], [0, 1]), ([0, 2], [2, 1])])
  func knowsWhatWasBefore(place: [Int], before: [Int]) {
    let order = PlayOrder(count: 3, rounds: 2)

    let found = order.place(before: PlayPlace(index: place[0], round: place[1]))

    #expect([found.index, found.round] == before)
  }
}

extension PlayOrder {
  /// Up to `count` places, as index and round.
  fileprivate mutating func places(_ count: Int) -> [[Int]] {
    var found: [[Int]] = []
    while found.count < count, let place = next() { found.append([place.index, place.round]) }
    return found
  }
}
