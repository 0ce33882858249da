import CoreMedia
import Playback
import PlaybackTesting

extension CMTime {
  /// So many seconds, to the millisecond.
  static func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 1000) }
}

extension Entry {
  /// The items that transcripts speak of, each with the name of its media.
  static let one = Entry(id: 1, media: Media(url: "one"))
  static let two = Entry(id: 2, media: Media(url: "two"))
  static let three = Entry(id: 3, media: Media(url: "three"))
}

extension Report.Event {
  /// Ready, a minute long, and all of it can be sought to.
  static var minute: Self { .ready(.minute) }

  /// Ready, without an end, and with the last ten minutes to go back to.
  static var live: Self {
    .ready(Readiness(duration: .indefinite, seekable: [CMTimeRange(start: .zero, end: .seconds(600))]))
  }

  /// Buffering that can, or cannot, be expected to keep up.
  static var plenty: Self { .buffering(Buffering(loaded: [], keepsUp: true, isFull: false, isEmpty: false)) }
  static var little: Self { .buffering(Buffering(loaded: [], keepsUp: false, isFull: false, isEmpty: false)) }
  static var nothing: Self { .buffering(.empty) }

  static func at(_ seconds: Double, rate: Double) -> Self { .moving(from: .seconds(seconds), rate: rate) }
  static func broken(at seconds: Double) -> Self { .failed(PlaybackError(.damaged), at: .seconds(seconds)) }
}

extension Readiness {
  static let minute = Readiness(
    duration: .seconds(60), seekable: [CMTimeRange(start: .zero, duration: .seconds(60))])
}

extension Transcript {
  /// A transcript in which `one` plays from its beginning already, and is followed by `next`.
  static func playing(_ abilities: Abilities = .all, next: Entry? = nil, endAction: EndAction = .pause)
    -> Transcript
  {
    var script = Transcript(abilities)
    script.want("play") { ($0.current, $0.next, $0.endAction, $0.rate) = (.one, next, endAction, 1) }
    script.hear(1, .minute)
    script.hear(1, .at(0, rate: 1))
    script.forget()
    return script
  }
}
