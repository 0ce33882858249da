import Testing
import mplayerd

@Suite struct HelpTests {
  @Test(arguments: HelpTopic.allCases)
  func saysWhatItSaidBefore(topic: HelpTopic) throws {
    #expect(topic.text == (try Golden.text("help-\(topic.rawValue).txt", now: topic.text)))
  }

  @Test(arguments: [HelpTopic.all, .play, .info, .thumbnail, .bench])
  func fitsATerminalOf80Columns(topic: HelpTopic) {
    #expect(topic.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: PlayOptions.table + InfoOptions.table + ThumbnailOptions.table + BenchOptions.table)
  func tellsEveryOptionInTheManual(option: Option) {
    #expect(HelpTopic.man.text.contains(".B " + Page.escaped(option.usage)))
  }

  @Test(arguments: [("-a", "\\-a"), (".x", "\\&.x"), ("'x", "\\&'x"), ("a\\b", "a\\eb")])
  func keepsRoffFromReadingTextAsItsOwn(text: String, roff: String) {
    #expect(Page.escaped(text) == roff)
  }
}
