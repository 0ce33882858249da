public import CoreMedia

/// Hears the sound of a track before anybody else does, and may change it.
///
/// It is called on the output's own thread, one call at a time, each frame that goes out once: exactly what is to be
/// heard, cut to the sample, before volume and rate. What is written anew after a seek comes anew. The thread waits
/// for it, so whoever takes longer than the sound lasts makes gaps, and a call that never returns stops the player.
public protocol SoundTap: AnyObject, Sendable {
  /// Sound of this shape follows, at most `frames` of it at a time.
  func prepare(frames: Int, rate: Int, channels: Int)

  /// This is about to be heard; as many frames have to be left as there are.
  func process(_ sound: inout TappedSound)

  /// Nothing follows, or something of another shape.
  func unprepare()
}

/// A stretch of sound that a tap hears.
public struct TappedSound: Sendable {
  /// The samples of each channel; 1 is full scale.
  public var channels: [[Float]]

  /// Frames a second.
  public let rate: Int

  /// When it is due, in the item's time.
  public let range: CMTimeRange

  /// Whether it does not follow what came last: at the beginning, after seeks.
  public let isDiscontinuous: Bool

  /// Describes a stretch.
  public init(channels: [[Float]], rate: Int, range: CMTimeRange, isDiscontinuous: Bool) {
    (self.channels, self.rate, self.range) = (channels, rate, range)
    self.isDiscontinuous = isDiscontinuous
  }
}
