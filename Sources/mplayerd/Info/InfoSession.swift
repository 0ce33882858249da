import Foundation
import LocalRenderer
import Playback
import PlayerEngine

/// One run of `mplayerd info`.
struct InfoSession: Sendable {
  /// What it was asked to tell.
  let options: InfoOptions

  /// Tells of one address after another, and says what the process says to its shell.
  func run() async -> Int32 {
    PlayerEnvironment.shared.inspect = LocalRenderer.inspect
    var code: Int32 = 0
    for address in options.addresses {
      let media = Media(url: address.uri, headers: options.headers, timeout: options.timeout)
      let info = await MediaInfo(of: media, shown: address.shown)
      if let failure = info.failure {
        code = 1
        LineWriter.errors.write("mplayerd: \(failure.message)")
      }
      if options.isJSON {
        LineWriter.output.write(info.line)
      } else if info.failure == nil {
        LineWriter.output.write(info.text)
      }
    }
    return code
  }
}
