package import Foundation
import Synchronization

/// A clip whose pictures bear their own numbers, in blocks that a machine can read; made by ffmpeg, and kept for the tests
/// to come.
package final class NumberedClip: Sendable {
  /// Where it is.
  package let file: URL

  /// How the pictures of a clip are coded, and when they are due.
  package enum Kind: String, Sendable, CaseIterable {
    /// With pictures that lean on later ones.
    case h264

    /// With pictures that lean on earlier ones only, in a container that rounds to milliseconds.
    case vp9

    /// As a camera held upright writes it: to be turned by 90 degrees clockwise.
    case turned

    /// Pictures that last between 10 and 70 thousandths of a second.
    case varying
  }

  /// How many pictures a clip has.
  package static let count = 300

  /// Why the tests that need it are left out where they are.
  package static let comment = "ffmpeg with libx264 and libvpx is not installed"

  /// The clip of a kind, made when it is asked for first; nil where it cannot be made.
  package static func file(_ kind: Kind) async -> URL? { await making.withLock { $0.clip(kind) }.value?.file }

  /// Whether all of them can be made.
  package static var areThere: Bool {
    get async {
      for kind in Kind.allCases where await file(kind) == nil { return false }
      return true
    }
  }

  private static let making = Mutex(Making())

  /// The clips that are being made, or are there.
  private struct Making: Sendable {
    var tasks: [Kind: Task<NumberedClip?, Never>] = [:]

    mutating func clip(_ kind: Kind) -> Task<NumberedClip?, Never> {
      let task = tasks[kind] ?? Task { await NumberedClip.make(kind) }
      tasks[kind] = task
      return task
    }
  }

  /// When picture `number` of a kind is due, in nanoseconds, and how long it lasts.
  package static func time(of number: Int, in kind: Kind) -> Int64 {
    switch kind {
    case .h264, .turned: Int64(number) * 1_001_000_000 / 30
    case .vp9: Int64(number) * 1_000_000_000 / 30
    case .varying: Int64(number * 40 + number * number % 7 * 5) * 1_000_000
    }
  }

  private init(_ file: URL) { self.file = file }

  private static func make(_ kind: Kind) async -> NumberedClip? {
    let suffix = kind == .vp9 ? "webm" : "mp4"
    let kept = FileManager.default.temporaryDirectory.appending(path: "mplayerd-numbered-\(kind)-1.\(suffix)")
    if FileManager.default.fileExists(atPath: kept.path) { return NumberedClip(kept) }
    // Under another name until it is whole, since other processes may look for it.
    let file = kept.deletingLastPathComponent().appending(path: "mplayerd-\(UUID().uuidString).\(suffix)")
    let coding =
      switch kind {
      case .h264, .turned: ["-c:v", "libx264", "-preset", "fast", "-bf", "3", "-g", "60"]
      case .varying:
        ["-c:v", "libx264", "-preset", "fast", "-bf", "3", "-g", "60", "-enc_time_base", "1:1000"]
      case .vp9: ["-an", "-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-g", "60"]
      }
    let rate = ["vp9": "30", "varying": "25"][kind.rawValue] ?? "30000/1001"
    let stamps = kind == .varying ? ",settb=1/1000,setpts='N*40+mod(N*N\\,7)*5'" : ""
    let blocks = "geq=lum='if(bitand(N\\,pow(2\\,floor(X/16)))\\,235\\,16)':cb=128:cr=128"
    let arguments =
      [
        "-v", "error", "-y", "-f", "lavfi", "-i", "color=black:s=160x32:r=\(rate)", "-f", "lavfi",
        "-i", "sine=r=48000", "-vf", "\(blocks)\(stamps)", "-frames:v", "\(count)", "-vsync",
        "passthrough", "-shortest", "-pix_fmt", "yuv420p",
      ] + coding + [file.path]
    guard await Tool.run("ffmpeg", arguments) else { return nil }
    guard kind != .turned || turn(file) else { return nil }
    do {
      try FileManager.default.moveItem(at: file, to: kept)
    } catch {
      // Another process was quicker, perhaps; its clip is as good.
      do { try FileManager.default.removeItem(at: file) } catch {}
    }
    return FileManager.default.fileExists(atPath: kept.path) ? NumberedClip(kept) : nil
  }

  /// Writes into the header of the picture track that it is to be turned.
  private static func turn(_ file: URL) -> Bool {
    do {
      var bytes = [UInt8](try Data(contentsOf: file))
      // The matrix that leaves all as it is, of the first track; the one before it is the movie's.
      let plain: [UInt8] = [0, 1, 0, 0] + [UInt8](repeating: 0, count: 12) + [0, 1, 0, 0]
      let places = bytes.indices.dropLast(20).filter { bytes[$0..<$0 + 20].elementsEqual(plain) }
      guard places.count > 1 else { return false }
      let turned: [UInt8] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]
      bytes.replaceSubrange(places[1]..<places[1] + 20, with: turned)
      try Data(bytes).write(to: file)
      return true
    } catch {
      return false
    }
  }

  /// The number that a picture of such a clip bears; `bytes` are its rows, whose pixels begin with something light
  /// where the picture is light.
  package static func number(
    in bytes: some RandomAccessCollection<UInt8>, bytesPerRow: Int, bytesPerPixel: Int = 1
  )
    -> Int
  {
    (0..<10).reduce(0) { number, bit in
      let place = bytesPerRow * 16 + (bit * 16 + 8) * bytesPerPixel
      return number | (bytes[bytes.index(bytes.startIndex, offsetBy: place)] > 128 ? 1 << bit : 0)
    }
  }
}
