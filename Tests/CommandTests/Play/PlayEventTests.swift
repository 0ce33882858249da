import Playback
import Testing
import mplayerd

@Suite struct PlayEventTests {
  private static let failure = Failure(PlaybackError(.notFound, item: "http://u:p@h/x?token=1"))
  private static let failed =
    #""error":{"code":"notFound","message":"The server does not have http://h/x (HTTP 404)."}}"#

  @Test(
    arguments: [
      (
        .start(url: "file:///a", round: 1),
        #"{"event":"start","time":1.5,"item":0,"url":"file:///a","round":1}"#
      ),
      (
        .ready(duration: nil, isSeekable: false, title: nil, artist: "x"),
        #"{"event":"ready","time":1.5,"item":0,"duration":null,"seekable":false,"title":null,"artist":"x"}"#
      ),
      (
        .state(.waiting, reason: "buffering", rate: 1, position: 2),
        #"{"event":"state","time":1.5,"item":0,"state":"waiting","reason":"buffering","rate":1.0,"position":2.0}"#
      ),
      (
        .progress(position: 1, duration: 2, buffered: nil, rate: 1, volume: 0.5, isMuted: true),
        #"{"event":"progress","time":1.5,"item":0,"position":1.0,"duration":2.0,"buffered":null,"rate":1.0,"#
          + #""volume":0.5,"muted":true}"#
      ),
      (.stalled(position: 3), #"{"event":"stalled","time":1.5,"item":0,"position":3.0}"#),
      (.seek(to: 3), #"{"event":"seek","time":1.5,"item":0,"to":3.0}"#),
      (.ended(position: 4), #"{"event":"ended","time":1.5,"item":0,"position":4.0}"#),
      (.warning(failure), #"{"event":"warning","time":1.5,"item":0,"# + failed),
      (.failed(failure, position: nil), #"{"event":"failed","time":1.5,"item":0,"position":null,"# + failed),
    ] as [(PlayEvent.Kind, String)])
  func isOneLineOfJSONWithEveryKey(kind: PlayEvent.Kind, line: String) {
    #expect(PlayEvent(kind, item: 0, time: 1.5).line == line)
  }

  @Test func hasANullItemWhereItConcernsNone() {
    #expect(PlayEvent(.stopped, item: nil, time: 0).line == #"{"event":"stopped","time":0.0,"item":null}"#)
  }
}
