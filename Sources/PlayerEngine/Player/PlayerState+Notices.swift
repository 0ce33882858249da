import CoreMedia
import Foundation
import Playback
import Synchronization

// What a player does with what its transport decides.

extension PlayerState {
  /// Changes what is wanted, and does what comes of it.
  mutating func want(_ changes: inout Changes, _ change: (inout Intent) -> Void) {
    take(transport.want(at: now, change), &changes)
  }

  /// Sends the commands of `outcome`, and tells its notices.
  mutating func take(_ outcome: Outcome, _ changes: inout Changes) {
    for addressed in outcome.commands { links[addressed.slot]?.send(addressed.command) }
    for notice in outcome.notices { tell(notice, &changes) }
    if pending.hasNewQueue {
      pending.hasNewQueue = false
      followQueue(&changes)
    }
  }

  /// Makes the queue what the transport wants: the first item, and the one that is to follow it.
  mutating func followQueue(_ changes: inout Changes) {
    let (current, next) = (queue.first, queue.dropFirst().first)
    want(&changes) { intent in
      intent.current = current?.entry
      intent.next = next?.entry
      if let current { intent.pitch = PitchAlgorithm(current.state.withLock { $0.pitch }) }
    }
  }

  private mutating func tell(_ notice: Notice, _ changes: inout Changes) {
    switch notice {
    case .itemReady, .itemFailed, .buffering, .tracks, .tags, .captions, .timedTags, .duration,
      .seekable, .transferred, .warned:
      tellItem(notice, &changes)
    case .timeJumped, .playedToEnd, .failedToPlayToEnd, .stalled:
      post(notice, &changes)
    case .skipped(let number):
      queue.removeAll { $0.number == number }
      pending.hasNewQueue = true
    case .advanced(let from, let to):
      advanced(from: from, to: to)
    case .seekFinished(let number, let isFinished), .prerolled(let number, let isFinished):
      completions.removeValue(forKey: number)?.call(isFinished, &changes)
    case .rateChanged(_, let reason):
      pending.rateChanges.append(reason)
    case .paceChanged:
      pending.hasNewPace = true
    case .handedOver(let slot):
      if let renderer = links[slot]?.renderer { timekeeper = renderer.timekeeper }
    case .released(let slot):
      links.removeValue(forKey: slot)?.finish()
    case .stepFinished, .timeControlChanged, .volumeChanged, .handOverFailed:
      // The first needs no answer; the others show in what the player's properties are afterwards.
      break
    }
  }

  /// Takes the items up to the one that plays now out of the queue.
  private mutating func advanced(from: Int, to: Int?) {
    guard let place = queue.firstIndex(where: { $0.number == from }) else { return }
    let old = queue.remove(at: place)
    pending.advances.append((old, to.flatMap { item($0) }))
    (pending.hasNewQueue, pending.hasJumped) = (true, true)
  }

  private mutating func tellItem(_ notice: Notice, _ changes: inout Changes) {
    switch notice {
    case .itemReady(let number, let readiness):
      hasPlayedAny = true
      item(number)?.becameReady(readiness, transport.abilities, &changes)
      chooseMedia(of: number, &changes)
    case .itemFailed(let number, let error): item(number)?.failed(error, &changes)
    case .buffering(let number, let buffering): item(number)?.note(buffering, &changes)
    case .tracks(let number, let tracks):
      item(number)?.note(tracks, &changes)
      chooseMedia(of: number, &changes)
    case .tags(let number, let tags): item(number)?.note(tags, at: position(of: number), &changes)
    case .captions(let number, let captions):
      item(number)?.note(captions)
      pending.hasNewCaptions = true
    case .timedTags(let number, let tags):
      item(number)?.note(tags)
      pending.hasNewCaptions = true
    case .duration(let number, let duration): item(number)?.note(duration: duration, &changes)
    case .seekable(let number, let ranges): item(number)?.note(seekable: ranges, &changes)
    case .transferred(let number, let transfer): item(number)?.note(transfer)
    case .warned(let number, let error): item(number)?.warned(error, &changes)
    default: break
    }
  }

  /// Selects among the tracks of an item, now that they are others.
  private mutating func chooseMedia(of number: Int, _ changes: inout Changes) {
    if item(number)?.chooseMedia(by: settings, &changes) == true { pending.hasNewQueue = true }
  }

  /// Where the time of the item with this number is; its beginning, where it is not the current one.
  private func position(of number: Int) -> CMTime { queue.first?.number == number ? position : .zero }

  private mutating func post(_ notice: Notice, _ changes: inout Changes) {
    switch notice {
    case .timeJumped(let number):
      pending.hasJumped = true
      guard let item = item(number) else { return }
      item.timeJumped(&changes)
      changes.post(AVPlayerItem.timeJumpedNotification, item)
    case .playedToEnd(let number):
      if let item = item(number) { changes.post(AVPlayerItem.didPlayToEndTimeNotification, item) }
    case .failedToPlayToEnd(let number, let error):
      guard let item = item(number) else { return }
      let info = [AVPlayerItemFailedToPlayToEndTimeErrorKey: AVError(error, while: .playing) as NSError]
      changes.post(AVPlayerItem.failedToPlayToEndTimeNotification, item, info)
    case .stalled(let number):
      guard let item = item(number) else { return }
      item.noteStall()
      changes.post(AVPlayerItem.playbackStalledNotification, item)
    default: break
    }
  }
}

extension PitchAlgorithm {
  /// The algorithm by AVFoundation's name.
  fileprivate init(_ algorithm: AVAudioTimePitchAlgorithm) {
    self =
      switch algorithm {
      case .spectral: .spectral
      case .varispeed: .varispeed
      default: .timeDomain
      }
  }
}
