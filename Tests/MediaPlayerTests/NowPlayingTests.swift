import Foundation
import MediaPlayer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1)))
struct NowPlayingTests {
  private let center = MPNowPlayingInfoCenter()

  @Test func isOneForAll() {
    #expect(MPNowPlayingInfoCenter.default() === MPNowPlayingInfoCenter.default())
  }

  @Test func replacesTheDictionaryAsAWhole() {
    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "A", MPMediaItemPropertyArtist: "B"]

    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "C"]

    #expect(center.nowPlayingInfo?.count == 1)
    #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "C")
  }

  @Test func forgetsEverythingWithNil() {
    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "A"]

    center.nowPlayingInfo = nil

    #expect(center.nowPlayingInfo == nil)
  }

  @Test func knowsNothingOfThePlaybackAtFirst() {
    #expect(center.playbackState == .unknown)
  }

  @Test func tellsThoseWhoFollow() {
    let count = Mutex(0)
    let following = center.follow { count.withLock { $0 += 1 } }

    center.nowPlayingInfo = [:]
    center.playbackState = .playing

    #expect(count.withLock { $0 } == 2)
    withExtendedLifetime(following) {}
  }

  @Test func tellsNobodyWhoNoLongerFollows() {
    let count = Mutex(0)
    do { _ = center.follow { count.withLock { $0 += 1 } } }

    center.nowPlayingInfo = [:]

    #expect(count.withLock { $0 } == 0)
  }

  @Test func makesACoverOfTheSizeAskedFor() {
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 600, height: 600)) { size in
      Data([UInt8(size.width)])
    }

    #expect(artwork.image(at: CGSize(width: 100, height: 100)) == Data([100]))
    #expect(artwork.bounds == CGRect(x: 0, y: 0, width: 600, height: 600))
  }

  @Test func hasNoCoverWithoutBytes() {
    let artwork = MPMediaItemArtwork(boundsSize: .zero) { _ in Data() }

    #expect(artwork.image(at: .zero) == nil)
  }
}
