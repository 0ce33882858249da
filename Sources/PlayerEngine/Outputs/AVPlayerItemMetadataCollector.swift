public import Dispatch
import Foundation
import LocalRenderer
import Playback
import Synchronization

/// Collects what an HTTP live stream says of stretches of its time (`EXT-X-DATERANGE`).
///
/// The playlist is read beside the player, and again each time it may have been added to. May be used from any thread.
open class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: what changes is under a lock.
  private let identifiers: Set<String>?
  private let labels: Set<String>?
  private let state = Mutex(State())

  private struct State {
    weak var delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?
    var queue: DispatchQueue?
    var known: [AVDateRangeMetadataGroup] = []
    var task: Task<Void, Never>?
  }

  /// Collects everything.
  public override init() {
    (identifiers, labels) = (nil, nil)
    super.init()
  }

  /// Collects groups with items under these identifiers, and of these kinds; nil means any.
  public init(identifiers: [String]?, classifyingLabels: [String]?) {
    self.identifiers = identifiers.map(Set.init)
    labels = classifyingLabels.map(Set.init)
    super.init()
  }

  deinit { end() }

  /// Who hears of it; not kept alive.
  open var delegate: (any AVPlayerItemMetadataCollectorPushDelegate)? { state.withLock { $0.delegate } }

  /// The queue on which the delegate is called; nil is the main one.
  open var delegateQueue: DispatchQueue? { state.withLock { $0.queue } }

  /// Sets who hears of it, on which queue; the delegate is not kept alive.
  open func setDelegate(
    _ delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    state.withLock { ($0.delegate, $0.queue) = (delegate, delegateQueue) }
  }

  // MARK: - Collecting

  override func begin(_ item: AVPlayerItem) {
    let media = item.asset.loader.media
    guard media.url.hasPrefix("http"), media.url.prefix(while: { $0 != "?" && $0 != "#" }).hasSuffix(".m3u8")
    else { return }
    let task = Task(executorPreference: .engine) { [weak self] in
      var (url, failures) = (media.url, 0)
      while !Task.isCancelled, failures < 5 {
        do {
          let bytes = try await Fetch.bytes(of: url, like: media)
          failures = 0
          guard let playlist = Playlist(String(decoding: bytes, as: UTF8.self)) else { return }
          if let variant = playlist.variants.first {
            guard let address = URL(string: variant, relativeTo: URL(string: url)) else { return }
            url = address.absoluteString
            continue
          }
          self?.take(AVDateRangeMetadataGroup.groups(in: playlist))
          if playlist.hasEnd || self == nil { return }
          try await Alarm.sleep(until: .now + .seconds(max(1, playlist.targetDuration)))
        } catch {
          // The player tells what is wrong with the stream; here it is only tried again.
          failures += 1
          // Cancelled means that nobody collects any more.
          do { try await Alarm.sleep(until: .now + .seconds(2)) } catch { return }
        }
      }
    }
    state.withLock { state in
      state.task?.cancel()
      state.task = task
    }
  }

  override func end() {
    let task = state.withLock { state in
      defer { (state.task, state.known) = (nil, []) }
      return state.task
    }
    task?.cancel()
  }

  /// Tells the delegate of `all` that are wanted, where any is new or says something else.
  private func take(_ all: [AVDateRangeMetadataGroup]) {
    let groups = all.filter(isWanted)
    let (new, modified) = state.withLock { state in
      var (new, modified) = (IndexSet(), IndexSet())
      for (place, group) in groups.enumerated() {
        guard let known = state.known.first(where: { $0.uniqueID == group.uniqueID }) else {
          new.insert(place)
          continue
        }
        if !group.says(whatIsSaidBy: known) { modified.insert(place) }
      }
      state.known = groups
      return (new, modified)
    }
    guard !new.isEmpty || !modified.isEmpty else { return }
    let queue = state.withLock { $0.delegate == nil ? nil : $0.queue ?? .main }
    queue?.async { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      delegate.metadataCollector(
        self, didCollect: groups, indexesOfNewGroups: new, indexesOfModifiedGroups: modified)
    }
  }

  private func isWanted(_ group: AVDateRangeMetadataGroup) -> Bool {
    if let labels, !labels.contains(group.classifyingLabel ?? "") { return false }
    guard let identifiers else { return true }
    return group.items.contains { identifiers.contains($0.identifier?.rawValue ?? "") }
  }
}
