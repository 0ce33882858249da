import GStreamer
import Playback

/// A WAV file that gets what would be heard: it lives as long as its output, whatever is flushed or comes to an end.
///
/// GStreamer's own `wavenc` and `filesink` will not do: a flush empties the file, one that is kept from it leaves its
/// thread waiting in a paused output for ever, and after an end it takes nothing more.
final class WaveFile: Sendable {
  private let file: ByteFile
  private let state = Mutex(State())

  private struct State: Sendable {
    /// The header, once there is sound.
    var header: WaveHeader?

    /// How many bytes of samples have been written.
    var size = 0

    /// Whether nothing more can be written.
    var hasFailed = false
  }

  /// Opens the file at `path`, and empties it.
  init(path: String) throws(PlaybackError) {
    do throws(FileError) {
      file = try ByteFile(path: path)
    } catch {
      throw Self.error(error, at: path)
    }
  }

  /// The last of the samples is the end of the file: a program that reads the header finds what there is.
  deinit { complete() }

  /// Writes sound behind what has been written.
  func append(_ bytes: [UInt8], caps: Caps?) throws(FileError) {
    try state.withLock { state throws(FileError) in
      guard !state.hasFailed, let header = state.header ?? caps.flatMap(WaveHeader.init) else { return }
      do throws(FileError) {
        if state.header == nil { try file.append(header.bytes(dataSize: nil)) }
        state.header = header
        try file.append(bytes)
        state.size += bytes.count
      } catch {
        state.hasFailed = true
        throw error
      }
    }
  }

  /// Makes the header say how much there is by now.
  func complete() {
    state.withLock { state in
      guard let header = state.header else { return }
      // Where even these few bytes cannot be written, the header still says that samples go on to the end of the file.
      try? file.replaceBeginning(with: header.bytes(dataSize: state.size))
    }
  }

  private static func error(_ error: FileError, at path: String) -> PlaybackError {
    PlaybackError(
      error.isOutOfSpace ? .diskFull : .outputFailed, detail: "\(path) cannot be written (\(error.reason))")
  }
}

// MARK: - What is written

extension WaveFile {
  /// What a WAV file holds for each family of formats; floating point has no depth to keep.
  private static let formats = [
    (own: "S8", written: "U8"), (own: "U8", written: "U8"), (own: "S16", written: "S16LE"),
    (own: "U16", written: "S16LE"),
    (own: "S24", written: "S24LE"), (own: "S20", written: "S24LE"), (own: "S18", written: "S24LE"),
    (own: "S32", written: "S32LE"), (own: "U32", written: "S32LE"),
  ]

  /// The format to write sound of these caps in: its own, or 16 bits where its coding has no depth of its own.
  static func format(for caps: Caps) -> Caps? {
    guard let rate = caps.int("rate"), let channels = caps.int("channels"), let own = caps.string("format")
    else {
      return nil
    }
    let mask = caps.mask("channel-mask").map { ",channel-mask=(bitmask)\($0)" } ?? ""
    let format = formats.first { own.hasPrefix($0.own) }?.written ?? "S16LE"
    return Caps("audio/x-raw,format=\(format),rate=\(rate),channels=\(channels),layout=interleaved\(mask)")
  }
}

extension WaveHeader {
  /// The header for sound of these caps; nil where a WAV file cannot hold them.
  init?(_ caps: Caps) {
    guard let rate = caps.int("rate"), let channels = caps.int("channels"),
      let depth = ["U8": 8, "S16LE": 16, "S24LE": 24, "S32LE": 32][caps.string("format") ?? ""]
    else { return nil }
    let speakers = caps.mask("channel-mask").flatMap { UInt32($0.dropFirst(2), radix: 16) } ?? 0
    self.init(rate: rate, channels: channels, depth: depth, speakers: speakers)
  }
}
