public import CoreMedia

/// What an item says of itself from a moment on, in the frames of an ID3 tag that came with its sound or pictures.
public struct TimedTags: Sendable, Hashable {
  /// From when on, in item time.
  public let time: CMTime

  /// What it says.
  public let frames: [Frame]

  /// One frame of an ID3 tag.
  public struct Frame: Sendable, Hashable {
    /// What kind it is of, in four letters (`TIT2`, `TXXX`, `PRIV`).
    public let id: String

    /// What it says.
    public let value: Tag.Value

    /// What it calls itself or who wrote it, where such frames say so (`TXXX`, `PRIV`, `COMM`, `GEOB`).
    public let info: String?

    /// Says `value` in a frame of the kind `id`.
    public init(_ id: String, _ value: Tag.Value, info: String? = nil) {
      (self.id, self.value, self.info) = (id, value, info)
    }
  }

  /// Says `frames` from `time` on.
  public init(_ frames: [Frame], from time: CMTime) { (self.frames, self.time) = (frames, time) }
}
