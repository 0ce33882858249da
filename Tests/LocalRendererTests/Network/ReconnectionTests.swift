import LocalRenderer
import Testing

@Suite struct ReconnectionTests {
  private let second: Int64 = 1_000_000_000

  @Test func waitsLongerEachTimeAndThenNoMore() {
    var reconnection = Reconnection(delays: [.seconds(1), .seconds(2)])

    let waits = (0..<3).map { _ in reconnection.lose(at: second) }

    #expect(waits == [.seconds(1), .seconds(2), nil])
    #expect(reconnection.lostAt == second)
  }

  @Test func beginsToCountAnewWhereItHasGoneOn() {
    var reconnection = Reconnection(delays: [.seconds(1), .seconds(2)])
    _ = reconnection.lose(at: 0)
    _ = reconnection.lose(at: 0)

    #expect(reconnection.lose(at: 3 * second) == .seconds(1))
  }

  @Test func countsOnWhereItHasHardlyGoneOn() {
    var reconnection = Reconnection(delays: [.seconds(1), .seconds(2)])
    _ = reconnection.lose(at: 0)
    reconnection.wake()
    reconnection.ask()
    reconnection.succeed()

    #expect(reconnection.lose(at: second) == .seconds(2))
  }

  @Test func goesFromLossToRest() {
    var reconnection = Reconnection()
    var phases = [reconnection.phase]

    _ = reconnection.lose(at: 0)
    phases.append(reconnection.phase)
    reconnection.wake()
    phases.append(reconnection.phase)
    reconnection.ask()
    phases.append(reconnection.phase)
    reconnection.succeed()

    #expect(phases == [.none, .waiting, .due, .asking])
    #expect(!reconnection.isUnderWay)
  }

  @Test func doesNotTakeWhatCameBeforeForTheRest() {
    var reconnection = Reconnection()
    _ = reconnection.lose(at: 0)

    reconnection.succeed()

    #expect(reconnection.phase == .waiting)
  }
}
