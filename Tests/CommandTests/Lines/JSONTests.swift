import Testing
import mplayerd

@Suite struct JSONTests {
  @Test func keepsTheOrderOfKeys() {
    let value = JSON.object([.init("b", .integer(1)), .init("a", .array([.null, .bool(true), .object([])]))])

    #expect(value.line == #"{"b":1,"a":[null,true,{}]}"#)
  }

  @Test(arguments: [
    ("plain ü 漢", #""plain ü 漢""#), ("\"\\\n\r\t", #""\"\\\n\r\t""#), ("\u{0}\u{1b}", #""\u0000\u001b""#),
    ("\r\n", #""\r\n""#), ("\u{2028}", #""\u2028""#),
  ])
  func escapesText(text: String, line: String) {
    #expect(JSON.string(text).line == line)
  }

  @Test(arguments: [(1.5, "1.5"), (0.0, "0.0"), (.nan, "null"), (.infinity, "null"), (1e21, "1e+21")])
  func writesNumbers(number: Double, line: String) {
    #expect(JSON.number(number).line == line)
  }

  @Test(arguments: [(2.9999999999999, "3.0"), (0.123456789, "0.123456789"), (nil, "null"), (.nan, "null")])
  func writesSecondsToTheNanosecond(seconds: Double?, line: String) {
    #expect(JSON.seconds(seconds).line == line)
  }
}
