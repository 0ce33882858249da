import CoreMedia
import Foundation
import Playback
import Synchronization

/// What an item is set to, and what its player has found out about it.
struct ItemState: Sendable {
  // MARK: - Set from outside

  var start = CMTime.invalid
  var forwardEnd = CMTime.invalid
  var reverseEnd = CMTime.invalid
  var pitch = AVAudioTimePitchAlgorithm.timeDomain
  var offsetFromLive = CMTime.invalid
  var preservesOffsetFromLive = false
  var usesNetworkWhilePaused = false
  var forwardBuffer: TimeInterval = 0
  var peakBitRate = 0.0
  var peakBitRateForExpensiveNetworks = 0.0
  var maximumResolution = CGSize.zero
  var startsOnFirstVariant = false
  var externalMetadata: [AVMetadataItem] = []
  var selectedTracks: [Int]?
  var choices = MediaChoices()

  /// Whether tracks were switched on and off one by one, which leaves nothing to select.
  var isSelectedByTrack = false

  /// Whether anything was selected yet.
  var hasChosen = false

  var outputs: [AVPlayerItemOutput] = []
  var collectors: [AVPlayerItemMediaDataCollector] = []
  var audioMix: AVAudioMix?

  // MARK: - Found out

  var status = AVPlayerItem.Status.unknown
  var error: AVError?
  var duration = CMTime.indefinite
  var seekable: [CMTimeRange] = []
  var buffering = Buffering.empty
  var tracks: [AVPlayerItemTrack] = []
  var tags: [Tag] = []
  var abilities: Abilities?

  /// The dates that its times stand for.
  var dates: [DateAnchor] = []

  /// How far behind the edge of what is live it had better be.
  var recommendedOffset = CMTime.invalid

  /// Whether it can be played backwards, where the renderer can do so at all.
  var playsBackwards = true
  var warnings: [PlaybackError] = []
  var book = LogBook()

  /// The words that are to be read with it, in order of their start.
  var captions: [Caption] = []

  /// What it says from moments on, in order of them; the newest thousand.
  var timedTags: [TimedTags] = []

  /// Whether a picture of it has come, as far as anybody looked.
  var hasPicture = false

  /// Where its time was when its player went on from it; invalid before.
  var last = CMTime.invalid

  /// The size at which the picture is shown; zero where there is none.
  var presentationSize: CGSize {
    let shown = tracks.compactMap { $0.isPicture && $0.isEnabledNow ? $0.shownSize : nil }
    return shown.first ?? tracks.compactMap { $0.isPicture ? $0.shownSize : nil }.first ?? .zero
  }

  /// How much may be taken of what comes in several qualities.
  var limits: Limits {
    func pixels(_ length: CGFloat) -> Int { length.isFinite && length > 0 ? Int(min(length, 1e9)) : 0 }
    return Limits(
      peakBitRate: max(0, peakBitRate), width: pixels(maximumResolution.width),
      height: pixels(maximumResolution.height), forwardBuffer: max(0, forwardBuffer),
      startsOnFirst: startsOnFirstVariant)
  }

  /// Whether the item can be played at `rate`, once it is ready.
  func canPlay(at rate: Double) -> Bool {
    guard status == .readyToPlay else { return false }
    if rate == 0 || (1...2).contains(rate) { return true }
    guard let abilities, abilities.rates.contains(abs(rate)) else { return false }
    if rate > 0 && rate < 1 { return true }
    return !seekable.isEmpty && (rate > 0 || abilities.playsBackwards && playsBackwards)
  }

  /// Whether the item can be gone through frame by frame.
  var canStep: Bool {
    status == .readyToPlay && abilities?.steps == true && !seekable.isEmpty
      && tracks.contains(where: \.isPicture)
  }
}
