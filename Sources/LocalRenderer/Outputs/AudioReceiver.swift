/// Takes the sound of a player in place of a sound card: exactly what would be heard, in each item's own format.
public final class AudioReceiver: Sendable, Hashable {
  let body: @Sendable (AudioChunk) -> Void

  /// Makes a receiver that hands each piece of sound to `body`, in order, on a thread of the player's own; playback
  /// waits until it returns.
  public init(_ body: @escaping @Sendable (AudioChunk) -> Void) { self.body = body }

  /// Whether both are the same receiver.
  public static func == (one: AudioReceiver, other: AudioReceiver) -> Bool { one === other }

  /// Feeds the receiver's identity into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A piece of sound on its way out.
public struct AudioChunk: Sendable, Hashable {
  /// The samples, frame by frame.
  public let bytes: [UInt8]

  /// Frames a second.
  public let rate: Int

  /// Samples a frame.
  public let channels: Int

  /// How a sample is written, by GStreamer's name (`S16LE`, `F32LE`).
  public let format: String

  /// When it is due, in nanoseconds of the item's time (of its stretched time at rates other than 1).
  public let time: Int64
}
