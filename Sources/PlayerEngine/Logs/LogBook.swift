import Foundation
import Playback

/// What an item's logs are made of.
///
/// Time comes in as an argument.
struct LogBook: Sendable {
  /// What playing the item is known by.
  let session = UUID().uuidString
  private(set) var periods: [AccessFigures] = []
  private(set) var errors: [AVPlayerItemErrorLogEvent] = []
  private var transfer = Transfer()

  /// Since when time has been meant to run, while it does not.
  private var wish: ContinuousClock.Instant?

  /// Where time was last, while it runs.
  private var last: Double?

  /// How an item fares at one moment.
  struct Moment: Sendable {
    var isPlaying: Bool
    var wantsToPlay: Bool

    /// In seconds.
    var position: Double

    /// Whether the position was jumped to.
    var hasJumped = false
    var now: ContinuousClock.Instant
    var uri: String
    var type: String

    /// How much is loaded, in seconds; negative where that is not known.
    var loaded = -1.0
  }

  /// Takes in how the item fares; whether another period has begun.
  mutating func follow(_ moment: Moment) -> Bool {
    if last != nil {
      goOn(moment)
      return false
    }
    guard moment.wantsToPlay else {
      wish = nil
      return false
    }
    wish = wish ?? moment.now
    guard moment.isPlaying else { return false }
    begin(moment)
    return true
  }

  /// Nothing was left to play.
  mutating func stalled() {
    if !periods.isEmpty { periods[periods.count - 1].stalls += 1 }
  }

  /// So much has come by now.
  mutating func note(_ transfer: Transfer) {
    self.transfer = transfer
    if !periods.isEmpty { periods[periods.count - 1].transfer = transfer }
  }

  /// Something went wrong.
  mutating func note(_ error: PlaybackError, _ code: AVError.Code, at date: Date) {
    errors.append(AVPlayerItemErrorLogEvent(error, code, at: date, in: session))
  }

  private mutating func begin(_ moment: Moment) {
    var figures = AccessFigures()
    (figures.uri, figures.session, figures.type) = (moment.uri, session, moment.type)
    figures.startDate = Date()
    figures.startOffset = moment.position
    figures.startup = wish.map { (moment.now - $0) / .seconds(1) } ?? 0
    figures.before = periods.last?.transfer ?? Transfer()
    (figures.transfer, figures.loaded) = (transfer, moment.loaded)
    periods.append(figures)
    last = moment.position
  }

  private mutating func goOn(_ moment: Moment) {
    let place = periods.count - 1
    if let last, !moment.hasJumped { periods[place].watched += abs(moment.position - last) }
    (periods[place].loaded, periods[place].type) = (moment.loaded, moment.type)
    last = moment.isPlaying ? moment.position : nil
    if !moment.isPlaying { wish = moment.wantsToPlay ? moment.now : nil }
  }
}
