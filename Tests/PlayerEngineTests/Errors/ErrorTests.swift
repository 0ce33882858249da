import AVFoundation
import Playback
import PlayerEngine
import Testing

@Suite struct ErrorTests {
  @Test(arguments: [
    (PlaybackError.Code.hostNotFound, AVError.Code.contentIsUnavailable), (.notFound, .contentIsUnavailable),
    (.timedOut, .contentIsUnavailable), (.notMedia, .fileFormatNotRecognized),
    (.missingDecoder, .decoderNotFound),
    (.damaged, .fileFailedToParse), (.encrypted, .contentIsProtected), (.diskFull, .diskFull),
    (.other, .unknown),
  ])
  func hasACodeForWhatWentWrong(_ code: PlaybackError.Code, _ expected: AVError.Code) {
    #expect(AVError(PlaybackError(code)).code == expected)
  }

  @Test func hasAnotherCodeOnceItemsHavePlayed() {
    #expect(AVError(PlaybackError(.connectionLost), while: .playing).code == .noLongerPlayable)
  }

  @Test func tellsABadPlaylistFromABadFile() {
    #expect(AVError(PlaybackError(.damaged, item: "https://example.org/a.m3u8")).code == .failedToParse)
  }

  @Test func carriesWhatLayBeneath() {
    let error = AVError(PlaybackError(.forbidden, item: "https://example.org/a"))

    #expect(error.cause?.code == .forbidden && error.userInfo[NSUnderlyingErrorKey] is PlaybackError)
  }

  @Test func saysOneSentence() {
    let error: any Error = AVError(PlaybackError(.isDirectory, item: "/music"))

    #expect(error.localizedDescription == "/music is a directory, not a file.")
  }

  @Test func isAnNSErrorOfItsDomain() {
    let error = AVError(.diskFull) as NSError

    #expect(error.domain == AVFoundationErrorDomain && error.code == -11807)
  }

  @Test func isCaughtByItsCode() {
    func body() throws { throw AVError(.decodeFailed) }

    do {
      try body()
    } catch AVError.decodeFailed {
      return
    } catch {}

    Issue.record("The error was not recognised.")
  }
}
