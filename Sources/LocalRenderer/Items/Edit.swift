/// What of a decoded track is to be presented: encoders put samples before and behind what they were given.
package struct Edit: Sendable, Hashable {
  /// How much earlier presentation time is than the stamps of the decoded data, in nanoseconds.
  package var lead: Int64

  /// Presentation time of the first sample that counts, in nanoseconds.
  package var start: Int64

  /// How many frames count, and at which rate; nil where the media does not say.
  package var length: Length?

  package struct Length: Sendable, Hashable {
    package var frames: Int64
    package var rate: Int64

    package init(frames: Int64, rate: Int64) {
      self.frames = frames
      self.rate = rate
    }
  }

  package init(lead: Int64 = 0, start: Int64 = 0, length: Length? = nil) {
    self.lead = lead
    self.start = start
    self.length = length
  }

  /// All of it, as stamped.
  package static let none = Edit()
}
