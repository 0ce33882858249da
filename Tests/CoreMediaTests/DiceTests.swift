import CoreMedia
import Testing

@Suite struct DiceTests {
  @Test func throwTheSameNumbersForTheSameSeed() {
    var (one, other) = (Dice(7), Dice(7))

    let numbers = (0..<20).map { _ in one.next() }

    #expect(numbers == (0..<20).map { _ in other.next() })
  }

  @Test(arguments: 0..<50)
  func makeTimesOfNoMoreBitsThanAsked(seed: Int) {
    var dice = Dice(seed)

    let time = dice.time(bits: 8)

    #expect(time.isNumeric && time.value.magnitude <= 256)
  }
}
