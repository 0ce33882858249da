import CoreMedia
import Testing

@Suite struct TimeMultiplicationTests {
  @Test(
    arguments: [
      ((100, 600), 3, "{300/600 = 0.500}"),
      ((100, 600), 0, "{0/600 = 0.000}"),
      ((100, 600), -3, "{-300/600 = -0.500}"),
      ((.max, 4), 2, "{9223372036854775807/2 = 4611686018427387903.500}"),
      ((.max, 3), 2, "{6148914691236517205/1 = 6148914691236517205.000, rounded}"),
      ((.max, 1), 2, "{+INFINITY}"),
      ((.max, 1), -2, "{-INFINITY}"),
      ((.min, 1), -1, "{+INFINITY}"),
      ((.min, 1), .min, "{+INFINITY}"),
    ] as [((Int64, Int32), Int32, String)])
  func wholeMultipliersKeepTheTimescaleIfTheyCan(time: (Int64, Int32), multiplier: Int32, product: String) {
    let time = CMTime(value: time.0, timescale: time.1)

    #expect(CMTimeMultiply(time, multiplier: multiplier).description == product)
  }

  @Test(
    arguments: [
      ((1, 1), 1.5, "{98304/65536 = 1.500}"),
      ((1, 90000), 2, "{2/90000 = 0.000}"),
      ((1, 3), 1.0 / 3.0, "{10923/98304 = 0.111, rounded}"),
      // A tenth is no fraction of two: ten times it is off by less than any timescale can tell.
      ((10, 1), 0.1, "{65536/65536 = 1.000, rounded}"),
      ((1, 1), -0.5, "{-32768/65536 = -0.500}"),
      ((1, 131072), 0.5, "{1/131072 = 0.000, rounded}"),
      ((-1, 131072), 0.5, "{-1/131072 = 0.000, rounded}"),
      ((1, 1), .leastNonzeroMagnitude, "{0/65536 = 0.000, rounded}"),
      ((.max, 65536), 0x1p-63, "{1/65536 = 0.000, rounded}"),
      ((.max, 1), 1, "{9223372036854775807/1 = 9223372036854775807.000}"),
      ((.max, 65536), 2, "{9223372036854775807/32768 = 281474976710656.000}"),
      ((.max, 100000), 3, "{6917529027641081855/25000 = 276701161105643.274, rounded}"),
      ((0, 1), .greatestFiniteMagnitude, "{0/65536 = 0.000}"),
      ((1, 1), .greatestFiniteMagnitude, "{+INFINITY}"),
      ((-1, 1), 1e30, "{-INFINITY}"),
      ((1, 1), .infinity, "{+INFINITY}"),
      ((1, 1), -.infinity, "{-INFINITY}"),
      ((0, 1), .infinity, "{INVALID}"),
      ((1, 1), .nan, "{INVALID}"),
    ] as [((Int64, Int32), Double, String)])
  func brokenMultipliersTakeAFineTimescale(time: (Int64, Int32), multiplier: Double, product: String) {
    let time = CMTime(value: time.0, timescale: time.1)

    #expect(CMTimeMultiplyByFloat64(time, multiplier: multiplier).description == product)
  }

  @Test(arguments: 0..<500)
  func brokenMultipliersAreTakenExactly(seed: Int) {
    var dice = Dice(seed)
    let time = dice.time(bits: 40)
    let bits = Int64.random(in: -4096...4096, using: &dice)

    let product = CMTimeMultiplyByFloat64(time, multiplier: Double(bits) / 1024)

    let exact = Int128(time.value) * Int128(bits) * Int128(product.timescale)
    let unit = 1024 * Int128(time.timescale)
    let error = (Int128(product.value) * unit - exact).magnitude
    #expect(product.hasBeenRounded == (error != 0))
    #expect(error * 2 <= unit.magnitude)
    #expect(product.timescale >= 65536)
  }

  @Test(
    arguments: [
      ((600, 600), (1, 3), "{200/600 = 0.333}"),
      ((1, 600), (1, 2), "{1/1200 = 0.001}"),
      ((1, 2), (2, 3), "{2/6 = 0.333}"),
      ((1, 2), (-2, 3), "{-2/6 = -0.333}"),
      ((1, 2), (2, -3), "{-2/6 = -0.333}"),
      ((0, 600), (1, 7), "{0/600 = 0.000}"),
      // Half of the finest unit there is.
      ((1, .max), (1, 2), "{1/2147483647 = 0.000, rounded}"),
      // In lowest terms it fits.
      ((7, 2_147_483_646), (3, 2), "{1/204522252 = 0.000}"),
      // No multiple of the timescale holds it, another one does.
      ((3, .max), (.max, 2), "{3/2 = 1.500}"),
      ((.max, 4), (3, 2), "{6917529027641081855/2 = 3458764513820540927.500, rounded}"),
      ((.max, 1), (3, 2), "{+INFINITY}"),
      ((.min, 1), (3, 2), "{-INFINITY}"),
      ((1, 1), (1, 0), "{+INFINITY}"),
      ((-1, 1), (1, 0), "{-INFINITY}"),
      ((1, 1), (-1, 0), "{-INFINITY}"),
      ((0, 1), (1, 0), "{INVALID}"),
      ((1, 1), (0, 0), "{INVALID}"),
      ((.min, 1), (.min, .min), "{-9223372036854775808/1 = -9223372036854775808.000}"),
    ] as [((Int64, Int32), (Int32, Int32), String)])
  func ratiosAreExactIfAnyTimescaleCanHoldThem(
    time: (Int64, Int32), ratio: (Int32, Int32), product: String
  ) {
    let time = CMTime(value: time.0, timescale: time.1)

    let scaled = CMTimeMultiplyByRatio(time, multiplier: ratio.0, divisor: ratio.1)

    #expect(scaled.description == product)
  }

  @Test(arguments: 0..<500)
  func aRatioThatIsNotExactIsOffByHalfAUnitAtMost(seed: Int) {
    var dice = Dice(seed)
    let time = dice.time(bits: 30)
    let (multiplier, divisor) = (Int32.random(in: -1000...1000, using: &dice), dice.timescale())

    let product = CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: divisor)

    let unit = Int128(time.timescale) * Int128(divisor)
    let exact = Int128(time.value) * Int128(multiplier) * Int128(product.timescale)
    let error = (Int128(product.value) * unit - exact).magnitude
    #expect(product.hasBeenRounded == (error != 0))
    #expect(error * 2 <= unit.magnitude)
  }

  @Test(
    arguments: [
      (.positiveInfinity, .positiveInfinity, .negativeInfinity),
      (.negativeInfinity, .negativeInfinity, .positiveInfinity),
      (.indefinite, .indefinite, .indefinite), (.invalid, .invalid, .invalid),
    ] as [(CMTime, CMTime, CMTime)])
  func timesThatAreNoNumbersOnlyTurnTheirSign(time: CMTime, twice: CMTime, opposite: CMTime) {
    #expect(CMTimeMultiply(time, multiplier: 2) == twice)
    #expect(CMTimeMultiply(time, multiplier: -2) == opposite)
    #expect(CMTimeMultiplyByFloat64(time, multiplier: 0.5) == twice)
    #expect(CMTimeMultiplyByFloat64(time, multiplier: -0.5) == opposite)
    #expect(CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 3) == twice)
    #expect(CMTimeMultiplyByRatio(time, multiplier: 1, divisor: -3) == opposite)
  }

  @Test func productsKeepTheEpochAndTheFlagOfRounding() {
    let time = CMTime(value: 6, timescale: 2, flags: [.valid, .hasBeenRounded], epoch: 9)

    #expect(CMTimeMultiply(time, multiplier: 2).description == "{12/2 = 6.000, epoch = 9, rounded}")
    #expect(
      CMTimeMultiplyByFloat64(time, multiplier: 2).description
        == "{393216/65536 = 6.000, epoch = 9, rounded}")
    #expect(
      CMTimeMultiplyByRatio(time, multiplier: 2, divisor: 3).description
        == "{4/2 = 2.000, epoch = 9, rounded}")
  }

  @Test(
    arguments: [
      (CMTime(value: -5, timescale: 2), "{5/2 = 2.500}"), (CMTime(value: 5, timescale: 2), "{5/2 = 2.500}"),
      (CMTime(value: .min, timescale: 2), "{4611686018427387904/1 = 4611686018427387904.000}"),
      (CMTime(value: .min, timescale: 1), "{+INFINITY}"), (.negativeInfinity, "{+INFINITY}"),
      (.positiveInfinity, "{+INFINITY}"), (.indefinite, "{INDEFINITE}"), (.invalid, "{INVALID}"),
      (CMTimeMakeWithEpoch(value: -1, timescale: 1, epoch: 2), "{1/1 = 1.000, epoch = 2}"),
    ] as [(CMTime, String)])
  func theAbsoluteValueHasNoSign(time: CMTime, magnitude: String) {
    #expect(CMTimeAbsoluteValue(time).description == magnitude)
  }
}
