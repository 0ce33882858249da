package import CoreMedia
package import GStreamer
import Playback
import Synchronization

/// Shows others the pictures that go to the output: those on their way and the one that is seen are kept anyhow.
extension Feed: PictureSource {
  func picture(at time: CMTime, of ticket: Ticket) -> (any Picture)? {
    guard let time = time.nanoseconds else { return nil }
    return read { state in
      guard let item = state.items.first(where: { $0.ticket == ticket }), item.segment != nil,
        let lane = item.lanes[.video], let written = lane.pictureToCome(at: time)
      else { return nil }
      return ShownPicture(written.sample, at: lane.time(of: written.sample) ?? written.time)
    }
  }

  func arrivals() -> AsyncStream<PictureArrival> {
    let (stream, viewer) = AsyncStream<PictureArrival>.makeStream(bufferingPolicy: .bufferingNewest(32))
    let number = viewerNumbers.add(1, ordering: .relaxed).newValue
    // Elsewhere: a task that is cancelled calls this under its own lock, which whoever wakes it under ours waits for.
    viewer.onTermination = { [weak self] _ in
      Task(executorPreference: .engine) { self?.update { $0.viewers[number] = nil } }
    }
    update { $0.viewers[number] = viewer }
    return stream
  }
}

private let viewerNumbers = Atomic(0)

/// A picture that went to the output.
package struct ShownPicture: Picture {
  /// What came out of the decoder.
  package let sample: Sample

  package let time: CMTime

  package var duration: CMTime { sample.duration.map { CMTime(nanoseconds: $0) } ?? .invalid }

  init(_ sample: Sample, at time: Int64) {
    self.sample = sample
    self.time = CMTime(nanoseconds: time)
  }
}
