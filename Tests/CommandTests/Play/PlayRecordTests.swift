import Playback
import Testing
import mplayerd

@Suite struct PlayRecordTests {
  @Test func countsTheMediaSecondsRendered() {
    var record = PlayRecord(url: "x")
    record.started(at: 0)
    record.ran(from: 2, at: 0.5)
    record.reached(5)
    record.jumped(to: 60)
    record.reached(61)
    record.ended(at: 62)

    #expect(record.played == 5)
    #expect(record.hasEnded)
  }

  @Test func countsWhatIsRenderedBackwards() {
    var record = PlayRecord(url: "x")
    record.started(at: 0)
    record.ran(from: 8, at: 0)
    record.ended(at: 0)

    #expect(record.played == 8)
  }

  @Test func takesTheStartupOfTheFirstPlaying() {
    var record = PlayRecord(url: "x")
    record.started(at: 1)
    record.ran(from: 0, at: 1.25)
    record.ran(from: 1, at: 9)
    record.started(at: 20)
    record.ran(from: 0, at: 22)

    #expect(record.startup == 0.25)
    #expect(record.plays == 2)
  }

  @Test func rendersNothingOfWhatNeverRan() {
    var record = PlayRecord(url: "x")
    record.started(at: 0)
    record.failed(Failure(PlaybackError(.notMedia)), at: 0)

    #expect(record.played == 0)
    #expect(record.startup == nil)
  }

  @Test func endsInASummaryWithEveryKey() {
    var summary = PlaySummary(urls: ["file:///a", "file:///b"])
    summary.records[0].started(at: 0)
    summary.records[0].ran(from: 0, at: 0.5)
    summary.records[0].duration = 3
    summary.records[0].ended(at: 3)
    summary.records[0].sought(in: 0.25)
    summary.records[0].came(bytes: 1000, observedBitrate: 8000, indicatedBitrate: nil, droppedFrames: nil)
    summary.records[1].failed(Failure(PlaybackError(.notMedia, item: "file:///b")), at: nil)

    #expect(
      summary.line == #"{"event":"summary","items":["#
        + #"{"url":"file:///a","title":null,"ended":true,"error":null,"duration":3.0,"played":3.0,"startup":0.5,"#
        + #""stalls":0,"plays":1,"bytes":1000,"observedBitrate":8000.0,"indicatedBitrate":null,"#
        + #""droppedFrames":null,"seeks":[0.25]},{"url":"file:///b","title":null,"ended":false,"#
        + #""error":{"code":"notMedia","message":"file:///b is not media of any kind known here."},"#
        + #""duration":null,"played":0.0,"startup":null,"stalls":0,"plays":0,"#
        + #""bytes":null,"observedBitrate":null,"indicatedBitrate":null,"droppedFrames":null,"seeks":[]}]}"#)
  }

  @Test func isASuccessWhenOneItemEnded() {
    var summary = PlaySummary(urls: ["a", "b"])
    let before = summary.exitCode
    summary.records[1].ended(at: 1)

    #expect([before, summary.exitCode] == [1, 0])
  }

  @Test func isASuccessWhenTheListenerStoppedIt() {
    var summary = PlaySummary(urls: ["a"])
    summary.isStopped = true

    #expect(summary.exitCode == 0)
  }
}
