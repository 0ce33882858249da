/// What comes of asking for bytes.
public enum ByteAnswer: Sendable, Hashable {
  /// What the resource is; told before its bytes, if at all.
  case facts(ByteFacts)

  /// The next bytes.
  case bytes([UInt8])

  /// It is found at this HTTP address, with these headers.
  case elsewhere(String, headers: [String: String])

  /// That was all.
  case finished

  /// It cannot be had.
  case failed(PlaybackError)
}
