import CoreMedia
import Foundation
import Playback

/// Those of an item's observable properties that follow from what its player has found out, at one moment.
struct ItemFace {
  let status: AVPlayerItem.Status
  private let duration: CMTime
  private let seekable: [CMTimeRange]
  private let tracks: [AVPlayerItemTrack]
  private let size: CGSize
  private let tags: [Tag]
  private let abilities: [String: Bool]

  init(_ state: ItemState) {
    status = state.status
    (duration, seekable, tracks) = (state.duration, state.seekable, state.tracks)
    (size, tags) = (state.presentationSize, state.tags)
    abilities = [
      "canPlaySlowForward": state.canPlay(at: 0.5), "canPlayFastForward": state.canPlay(at: 2.5),
      "canPlayReverse": state.canPlay(at: -1), "canPlaySlowReverse": state.canPlay(at: -0.5),
      "canPlayFastReverse": state.canPlay(at: -2), "canStepForward": state.canStep,
      "canStepBackward": state.canStep,
    ]
  }

  /// The names of the properties that were others in `before`; the status comes last.
  func names(changedSince before: ItemFace) -> [String] {
    var names = abilities.keys.filter { abilities[$0] != before.abilities[$0] }.sorted()
    if duration != before.duration { names.append("duration") }
    if seekable != before.seekable { names.append("seekableTimeRanges") }
    if tracks != before.tracks { names.append("tracks") }
    if size != before.size { names.append("presentationSize") }
    if tags != before.tags { names.append("timedMetadata") }
    if status != before.status { names.append("status") }
    return names
  }
}
