import Playback
import PlaybackTesting
import Testing

@Suite struct RandomTests {
  @Test(arguments: 0..<6) func staysInOrderWhateverIsDone(seed: Int) {
    var stage = Stage(seed: UInt64(seed))

    for _ in 0..<1000 where stage.witness.faults.isEmpty { stage.act() }

    #expect(stage.witness.faults == [], "\(stage.log.suffix(60).joined(separator: "\n"))")
  }

  @Test(arguments: 0..<40) func comesToWhatIsWantedInTheEnd(seed: Int) {
    var stage = Stage(seed: UInt64(seed))

    for _ in 0..<60 { stage.act() }
    stage.settle()

    #expect(
      stage.witness.faults + stage.discrepancies == [], "\(stage.log.suffix(60).joined(separator: "\n"))")
  }
}
