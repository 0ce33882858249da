import LocalRenderer
import Testing

@Suite struct WaveHeaderTests {
  private func number(_ bytes: [UInt8], at place: Int) -> UInt32 {
    bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  @Test func saysHowMuchThereIs() {
    let bytes = WaveHeader(rate: 44_100, channels: 2, depth: 16).bytes(dataSize: 400)

    #expect(bytes.count == 44)
    #expect(number(bytes, at: 4) == 436)
    #expect(number(bytes, at: 40) == 400)
  }

  @Test(arguments: [nil, 5_000_000_000, 4_294_967_290])
  func goesOnToTheEndOfTheFileWhereTheSizeCannotBeSaid(_ size: Int?) {
    let bytes = WaveHeader(rate: 44_100, channels: 2, depth: 16).bytes(dataSize: size)

    #expect(number(bytes, at: 4) == .max)
    #expect(number(bytes, at: 40) == .max)
  }

  @Test func namesTheSpeakersOfManyChannels() {
    let bytes = WaveHeader(rate: 48_000, channels: 6, depth: 24, speakers: 0x3f).bytes(dataSize: 36)

    #expect(bytes.count == 68)
    #expect(bytes[20..<22].elementsEqual([0xfe, 0xff]))
    #expect(number(bytes, at: 40) == 0x3f)
    #expect(number(bytes, at: 4) == UInt32(bytes.count - 8 + 36))
  }
}
