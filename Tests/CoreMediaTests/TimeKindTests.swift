import CoreMedia
import Testing

@Suite struct TimeKindTests {
  @Test func theInvalidTimeIsAllZeroBits() {
    let time = CMTime()

    #expect(time.debugDescription == "CMTime(value: 0, timescale: 0, flags: 0, epoch: 0)")
    #expect(!time.isValid && !time.isNumeric && !time.isIndefinite)
  }

  @Test func zeroIsANumberOfTimescaleOne() {
    #expect(CMTime.zero.debugDescription == "CMTime(value: 0, timescale: 1, flags: 1, epoch: 0)")
    #expect(CMTime.zero.isValid && CMTime.zero.isNumeric)
  }

  @Test(
    arguments: [
      (CMTime.positiveInfinity, 5), (.negativeInfinity, 9), (.indefinite, 17), (.zero, 1), (.invalid, 0),
    ] as [(CMTime, UInt32)])
  func eachKindHasItsFlags(time: CMTime, flags: UInt32) {
    #expect(time.flags.rawValue == flags)
  }

  @Test func eachKindKnowsItself() {
    let times: [CMTime] = [.positiveInfinity, .negativeInfinity, .indefinite, .zero, .invalid]

    #expect(times.map(\.isPositiveInfinity) == [true, false, false, false, false])
    #expect(times.map(\.isNegativeInfinity) == [false, true, false, false, false])
    #expect(times.map(\.isIndefinite) == [false, false, true, false, false])
    #expect(times.map(\.isNumeric) == [false, false, false, true, false])
    #expect(times.map(\.isValid) == [true, true, true, true, false])
  }

  @Test func noFlagCountsWithoutTheValidOne() {
    let time = CMTime(value: 1, timescale: 1, flags: [.positiveInfinity, .indefinite], epoch: 0)

    #expect(!time.isPositiveInfinity && !time.isIndefinite && !time.isValid)
  }

  @Test func onlyNumbersCountAsRounded() {
    let flags: CMTimeFlags = [.valid, .hasBeenRounded]

    #expect(CMTime(value: 1, timescale: 1, flags: flags, epoch: 0).hasBeenRounded)
    #expect(!CMTime(value: 1, timescale: 1, flags: flags.union(.indefinite), epoch: 0).hasBeenRounded)
  }

  @Test(arguments: [0, -1, CMTimeScale.min])
  func aTimescaleThatIsNotPositiveMakesAnInvalidTime(timescale: CMTimeScale) {
    #expect(!CMTime(value: 1, timescale: timescale).isValid)
    #expect(!CMTimeMakeWithEpoch(value: 1, timescale: timescale, epoch: 3).isValid)
  }

  @Test func aNumberMadeByHandWithoutATimescaleCountsAsInvalid() {
    let time = CMTime(value: 1, timescale: 0, flags: .valid, epoch: 0)

    #expect(time == .invalid)
    #expect(time + .zero == .invalid)
    #expect(time.seconds.isNaN)
  }

  @Test func theFunctionsInCapitalsSayTheSame() {
    let rounded = CMTime(seconds: 0.3, preferredTimescale: 1)

    #expect(CMTIME_IS_VALID(.zero) && CMTIME_IS_INVALID(.invalid) && CMTIME_IS_NUMERIC(.zero))
    #expect(CMTIME_IS_POSITIVEINFINITY(.positiveInfinity) && CMTIME_IS_NEGATIVEINFINITY(.negativeInfinity))
    #expect(CMTIME_IS_INDEFINITE(.indefinite) && CMTIME_HAS_BEEN_ROUNDED(rounded))
    #expect(!CMTIME_IS_VALID(.invalid) && !CMTIME_IS_INVALID(.zero) && !CMTIME_HAS_BEEN_ROUNDED(.zero))
  }

  @Test func theOldNamesStandForTheSameTimes() {
    #expect(kCMTimeZero == .zero && kCMTimeInvalid == .invalid && kCMTimeIndefinite == .indefinite)
    #expect(kCMTimePositiveInfinity == .positiveInfinity && kCMTimeNegativeInfinity == .negativeInfinity)
    #expect(kCMTimeMaxTimescale == 0x7fff_ffff)
  }

  @Test func theMaskHoldsTheThreeFlagsWithoutAValue() {
    #expect(CMTimeFlags.impliedValueFlagsMask.rawValue == 28)
  }
}
