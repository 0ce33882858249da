import AVFoundation
import CoreMedia
import PlayerEngine

/// Everything that somebody may do with an item at any moment, by number.
struct ItemHands: Sendable {
  let item: AVPlayerItem
  let output: AVPlayerItemMetadataOutput

  func act(_ number: Int) {
    switch number % 3 {
    case 0: change(number / 3)
    case 1: read(number / 3)
    default: observe(number / 3)
    }
  }

  private func change(_ number: Int) {
    switch number % 12 {
    case 0: item.seek(to: seconds(Double(number % 5)), completionHandler: { _ in })
    case 1: item.cancelPendingSeeks()
    case 2: item.step(byCount: 1)
    case 3: item.forwardPlaybackEndTime = seconds(Double(8 + number % 2))
    case 4: item.audioTimePitchAlgorithm = number % 2 == 0 ? .spectral : .varispeed
    case 5: item.preferredForwardBufferDuration = Double(number % 3)
    case 6: item.preferredPeakBitRate = Double(number)
    case 7: item.externalMetadata = [AVMutableMetadataItem()]
    case 8: item.tracks.first?.isEnabled = true
    case 9: item.add(output)
    case 10: item.remove(output)
    default: item.configuredTimeOffsetFromLive = .invalid
    }
  }

  private func read(_ number: Int) {
    switch number % 5 {
    case 0:
      _ = (item.status, item.error, item.duration, item.tracks, item.presentationSize, item.currentTime())
    case 1: _ = (item.loadedTimeRanges, item.seekableTimeRanges, item.timedMetadata, item.currentDate())
    case 2: _ = (item.isPlaybackBufferEmpty, item.isPlaybackBufferFull, item.isPlaybackLikelyToKeepUp)
    case 3: _ = (item.asset.tracks, item.asset.commonMetadata, item.outputs, item.copy())
    default: _ = (item.canPlayReverse, item.canStepForward, item.value(forKey: "duration"))
    }
  }

  private func observe(_ number: Int) {
    switch number % 3 {
    case 0: item.observe(\.status, options: .initial) { _, _ in }.invalidate()
    case 1: item.observe(\.loadedTimeRanges) { _, _ in }.invalidate()
    default:
      item.willChangeValue(forKey: "status")
      item.didChangeValue(forKey: "status")
    }
  }
}
