import CoreMedia
import Foundation
import Testing

@Suite struct TimeTextTests {
  static let five = CMTime(value: 3000, timescale: 600)

  @Test(arguments: [
    (CMTime(value: 3000, timescale: 600), "{3000/600 = 5.000}"),
    (CMTime(value: -1, timescale: 3), "{-1/3 = -0.333}"),
    (CMTime(value: -1, timescale: 10000), "{-1/10000 = 0.000}"),
    (CMTime(value: 1, timescale: 2000), "{1/2000 = 0.001}"),
    (CMTime(value: 59999, timescale: 1000), "{59999/1000 = 59.999}"),
    (
      CMTime(value: 1, timescale: 1, flags: [.valid, .hasBeenRounded], epoch: 2),
      "{1/1 = 1.000, epoch = 2, rounded}"
    ),
  ])
  func aTimeDescribesItsFractionAndItsValue(time: CMTime, description: String) {
    #expect(time.description == description)
    #expect(CMTimeCopyDescription(allocator: nil, time: time) == description)
  }

  @Test func aRangeDescribesItsStartAndDuration() {
    let range = CMTimeRange(start: .zero, duration: Self.five)

    #expect(range.description == "{{0/1 = 0.000}, {3000/600 = 5.000}}")
    #expect(CMTimeRangeCopyDescription(allocator: nil, range: range) == range.description)
  }

  @Test func aMappingDescribesItsSourceAndTarget() {
    let range = CMTimeRange(start: .zero, duration: Self.five)
    let mapping = CMTimeMapping(source: .invalid, target: range)

    #expect(mapping.description == "{{{INVALID}, {INVALID}}, {{0/1 = 0.000}, {3000/600 = 5.000}}}")
    #expect(CMTimeMappingCopyDescription(allocator: nil, mapping: mapping) == mapping.description)
  }

  @Test func descriptionsForDebuggingNameEveryPart() {
    let range = CMTimeRange(start: .zero, duration: Self.five)

    #expect(Self.five.debugDescription == "CMTime(value: 3000, timescale: 600, flags: 1, epoch: 0)")
    #expect(range.debugDescription.contains("duration: CMTime(value: 3000,"))
    #expect(
      CMTimeMapping(source: range, target: range).debugDescription.contains("target: CMTimeRange(start:"))
  }

  @Test func timesAreCodedByTheirParts() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys

    let json = try encoder.encode(Self.five)

    #expect(String(decoding: json, as: UTF8.self) == #"{"epoch":0,"flags":1,"timescale":600,"value":3000}"#)
  }

  @Test(arguments: TimeOrderTests.ladder)
  func timesRangesAndMappingsComeBackAsTheyWereCoded(time: CMTime) throws {
    let range = CMTimeRange(start: time, duration: Self.five)
    let mapping = CMTimeMapping(source: range, target: .zero)

    let decoded = try JSONDecoder().decode(CMTimeMapping.self, from: JSONEncoder().encode(mapping))

    #expect(decoded.debugDescription == mapping.debugDescription)
  }

  @Test(arguments: TimeOrderTests.ladder)
  func dictionariesComeBackAsTheyWereMade(time: CMTime) throws {
    let range = CMTimeRange(start: time, duration: Self.five)
    let mapping = CMTimeMapping(source: range, target: .zero)

    let dictionary = try #require(CMTimeMappingCopyAsDictionary(mapping, allocator: nil))

    #expect(CMTimeMappingMakeFromDictionary(dictionary).debugDescription == mapping.debugDescription)
  }

  @Test func numbersOfADictionaryMayHaveAnyType() {
    let dictionary: [String: Any] = ["value": 3000, "timescale": 600, "epoch": 0, "flags": UInt8(1)]

    #expect(CMTimeMakeFromDictionary(dictionary) == Self.five)
  }

  @Test func aDictionaryThatLacksSomethingIsInvalid() {
    #expect(CMTimeMakeFromDictionary(nil) == .invalid)
    #expect(
      CMTimeMakeFromDictionary(["value": 1, "timescale": Int64.max, "epoch": 0, "flags": 1]) == .invalid)
    #expect(CMTimeMakeFromDictionary(["value": 1, "timescale": 1, "epoch": 0]) == .invalid)
    #expect(!CMTimeRangeMakeFromDictionary([:]).isValid)
    #expect(CMTimeMappingMakeFromDictionary([:]) == .invalid)
  }
}
