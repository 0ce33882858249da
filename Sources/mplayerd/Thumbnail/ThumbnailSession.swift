import AVFoundation
import Foundation
import Playback
import PlayerEngine

/// One run of `mplayerd thumbnail`.
struct ThumbnailSession: Sendable {
  /// What it was asked to write.
  let options: ThumbnailOptions

  /// A picture that was taken.
  private struct Taken {
    let image: CGImage
    let time: CMTime
  }

  /// No contact sheet has more pictures.
  private static let most = 1000

  /// Writes what was asked for, and says what the process says to its shell.
  func run() async -> Int32 {
    let media = Media(url: options.address.uri, headers: options.headers, timeout: options.timeout)
    let asset = AVURLAsset(media)
    switch options.choice {
    case .at(let times): return await write(times, of: asset)
    case .every(let step): return await writeSheet(step, of: asset)
    }
  }

  /// Writes a file for each of `times`.
  private func write(_ times: [CMTime], of asset: AVURLAsset) async -> Int32 {
    let generator = generator(of: asset)
    var code: Int32 = 0
    for (place, time) in times.enumerated() {
      do {
        let taken = try await take(time, with: generator)
        let file = options.file(place + 1, of: times.count)
        try save(taken.image, of: [taken], to: file)
      } catch {
        code = 1
        complain(of: error)
      }
    }
    return code
  }

  /// Writes one file with a picture for each stretch of `step`.
  private func writeSheet(_ step: CMTime, of asset: AVURLAsset) async -> Int32 {
    do {
      let duration = try await asset.load(.duration)
      guard duration.isNumeric else {
        throw Trouble("has no end, so that no contact sheet can be made of it")
      }
      let count = Int((duration.seconds / step.seconds).rounded(.up))
      guard count <= Self.most else {
        throw Trouble("would give \(count) pictures; a contact sheet has \(Self.most) at most")
      }
      let generator = generator(of: asset)
      var taken: [Taken] = []
      for place in 0..<max(1, count) {
        let time = CMTimeMultiply(step, multiplier: Int32(place))
        // Behind the last picture of a file whose sound is longer there is none any more.
        do { taken.append(try await take(time, with: generator)) } catch let trouble as Trouble {
          if taken.isEmpty { throw trouble }
          break
        }
      }
      let columns = options.columns ?? Int(Double(taken.count).squareRoot().rounded(.up))
      guard let sheet = CGImage(sheetOf: taken.map(\.image), columns: columns, gap: 4) else {
        throw Trouble("gives a contact sheet that is too large; ask for a smaller --size")
      }
      try save(sheet, of: taken, to: options.file)
      return 0
    } catch {
      complain(of: error)
      return 1
    }
  }
}

// MARK: - Pictures and files

extension ThumbnailSession {
  private func generator(of asset: AVURLAsset) -> AVAssetImageGenerator {
    let generator = AVAssetImageGenerator(asset: asset)
    generator.appliesPreferredTrackTransform = true
    var box = options.box
    if case .every = options.choice { box = box ?? ThumbnailOptions.Box(width: 240, height: 240) }
    if let box { generator.maximumSize = CGSize(width: box.width, height: box.height) }
    if !options.isFast {
      (generator.requestedTimeToleranceBefore, generator.requestedTimeToleranceAfter) = (.zero, .zero)
    }
    return generator
  }

  private func take(_ time: CMTime, with generator: AVAssetImageGenerator) async throws -> Taken {
    do {
      let (image, actual) = try await generator.image(at: time)
      return Taken(image: image, time: actual)
    } catch let error as AVError where error.code == .noImageAtTime {
      throw Trouble("has no picture at \(time.seconds) s")
    }
  }

  private func save(_ image: CGImage, of taken: [Taken], to file: String) throws {
    let data =
      options.kind == .png
      ? image.pngData() : image.jpegData(compressionQuality: CGFloat(options.quality) / 100)
    guard let data else {
      throw Trouble("cannot be written as an image: GStreamer's pngenc and jpegenc are not installed")
    }
    do {
      try data.write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw Trouble("cannot be written to \(file): \(error.localizedDescription)")
    }
    let told = Thumbnail(
      file: file, times: taken.map(\.time.seconds), width: image.width, height: image.height)
    if options.isJSON { LineWriter.output.write(told.line) }
  }

  private func complain(of error: any Error) {
    let message =
      (error as? Trouble).map { "\(options.address.shown) \($0.text)." }
      ?? Failure(error, of: options.address.uri).message
    LineWriter.errors.write("mplayerd: \(DisplayWidth.plain(message))")
  }

  /// What is wrong with the item, told behind its name.
  private struct Trouble: Error {
    let text: String

    init(_ text: String) { self.text = text }
  }
}
