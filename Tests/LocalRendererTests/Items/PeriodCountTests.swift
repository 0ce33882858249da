import LocalRenderer
import Testing

@Suite struct PeriodCountTests {
  @Test(arguments: [1, 2, 5, 1000])
  func countsWhereverThePiecesEnd(_ size: Int) {
    let manifest = Array("<MPD><Period id='1'><PeriodX/></Period>\n<Period\n/><Period></Period></MPD>".utf8)
    var periods = PeriodCount()

    for start in stride(from: 0, to: manifest.count, by: size) {
      periods.look(at: Array(manifest[start..<min(start + size, manifest.count)]))
    }

    #expect(periods.count == 3)
  }
}
