import Foundation

extension PlayOptions {
  /// Refuses to write the sound over a file that is to be read, by whatever name it is called.
  package func refuseToWriteOverInput() throws(UsageError) {
    guard case .wav(let path) = audio, let written = FileIdentity(path: path) else { return }
    for address in items.flatMap({ [$0.address] + $0.subtitles + [$0.artwork].compactMap(\.self) })
    where address.path.flatMap(FileIdentity.init(path:)) == written {
      throw UsageError(
        "'--audio-sink' would write over '\(address.name)', which is to be read.", command: "play")
    }
  }
}

extension Address {
  /// The path of a file; nil for anything else.
  fileprivate var path: String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    return url.path(percentEncoded: false)
  }
}

/// Which file a path leads to, whatever its name.
private struct FileIdentity: Equatable {
  let device: Int
  let number: Int

  /// Follows symbolic links; nil where there is no file.
  init?(path: String) {
    let real = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: real)
      guard let device = attributes[.systemNumber] as? NSNumber,
        let number = attributes[.systemFileNumber] as? NSNumber
      else { return nil }
      (self.device, self.number) = (device.intValue, number.intValue)
    } catch {
      // What is not there yet cannot be written over.
      return nil
    }
  }
}
