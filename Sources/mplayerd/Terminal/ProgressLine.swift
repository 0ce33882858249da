/// The one line that shows how playback is doing, as a value.
package struct ProgressLine: Sendable, Hashable {
  /// Where playback is, in seconds.
  package var position = 0.0

  /// How long the item is, in seconds; nil for a live source or while it is not known.
  package var duration: Double?

  /// How far the item is loaded without a gap from the position, in seconds; nil where nothing is known.
  package var buffered: Double?

  /// The speed time runs at.
  package var rate = 1.0

  /// What playback does.
  package var state = State.playing

  /// How loud, from 0 to 1, silenced or not.
  package var volume = 1.0

  /// Whether it is silenced.
  package var isMuted = false

  /// What plays.
  package var title = ""

  /// What playback can be doing.
  package enum State: String, Sendable, Hashable {
    /// Time runs.
    case playing
    /// Time stands still because the listener wants it.
    case paused
    /// Time stands still because there is nothing to play yet.
    case waiting
  }

  /// Nothing known yet.
  package init() {}

  /// The line, no wider than `width` columns: the times always, then the rate, the title and a bar as there is room.
  package func text(width: Int) -> String {
    var head = "\(mark) \(Self.clock(position)) / \(duration.map(Self.clock) ?? "live")"
    head += "  \(Self.decimal(rate))x"
    if isMuted {
      head += "  muted"
    } else if volume < 0.995 {
      head += "  vol \(Int((volume * 100).rounded()))%"
    }
    let left = width - DisplayWidth.of(head)
    let bar = left >= 40 ? "  " + self.bar(cells: min(30, left / 2 - 4)) : ""
    let room = left - DisplayWidth.of(bar) - 2
    let name = DisplayWidth.plain(title)
    let tail = room > 3 && !name.isEmpty ? "  " + DisplayWidth.cut(name, to: room) : ""
    return DisplayWidth.cut(head + bar + tail, to: width)
  }

  private var mark: String {
    switch state {
    case .playing: ">"
    case .paused: "="
    case .waiting: "~"
    }
  }

  /// What is played as `=`, what is loaded as `-`, what is neither as space.
  private func bar(cells: Int) -> String {
    guard let duration, duration > 0 else { return "" }
    let played = Self.cells(position, of: duration, in: cells)
    let loaded = max(played, Self.cells(buffered ?? position, of: duration, in: cells))
    return "[" + String(repeating: "=", count: played) + String(repeating: "-", count: loaded - played)
      + String(repeating: " ", count: cells - loaded) + "]"
  }

  private static func cells(_ seconds: Double, of duration: Double, in cells: Int) -> Int {
    guard seconds.isFinite else { return 0 }
    return Int((min(max(seconds / duration, 0), 1) * Double(cells)).rounded(.down))
  }

  /// Seconds as `M:SS` or `H:MM:SS`.
  package static func clock(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e9 else { return "-:--" }
    let total = Int(max(seconds, 0))
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    return hours > 0 ? "\(hours):\(pair(minutes)):\(pair(rest))" : "\(minutes):\(pair(rest))"
  }

  private static func pair(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// A number with at most two digits behind the point, and at least one.
  private static func decimal(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e6 else { return "?" }
    return ((number * 100).rounded() / 100).description
  }
}
