import AVFoundation
import Synchronization

/// A program that delivers files of `Samples/clips` under addresses of a scheme of its own.
final class Deliverer: NSObject, AVAssetResourceLoaderDelegate, Sendable {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Samples/clips"
  )
  .standardized

  private let answer: @Sendable (AVAssetResourceLoadingRequest) -> Bool
  private let seen = Mutex(Seen())
  private let queue = DispatchQueue(label: "Deliverer")

  struct Seen: Sendable {
    var asked: [String] = []
    var cancelled: [AVAssetResourceLoadingRequest] = []
    var renewed: [String] = []
    var waiting: [AVAssetResourceLoadingRequest] = []
  }

  init(_ answer: @escaping @Sendable (AVAssetResourceLoadingRequest) -> Bool = Deliverer.file) {
    self.answer = answer
  }

  /// What it was asked.
  var now: Seen { seen.withLock { $0 } }

  /// An asset that it delivers.
  func asset(_ address: String) -> AVURLAsset {
    let asset = AVURLAsset(url: URL(string: address)!)
    asset.resourceLoader.setDelegate(self, queue: queue)
    return asset
  }

  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool {
    let (url, data) = (loadingRequest.request.url, loadingRequest.dataRequest)
    let part = data.map {
      $0.requestsAllDataToEndOfResource
        ? "\($0.requestedOffset)…" : "\($0.requestedOffset)+\($0.requestedLength)"
    }
    seen.withLock {
      $0.asked.append("\(url?.lastPathComponent ?? "") \(part ?? "")")
      $0.waiting.append(loadingRequest)
    }
    return answer(loadingRequest)
  }

  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool {
    seen.withLock { $0.renewed.append(renewalRequest.request.url?.absoluteString ?? "") }
    return answer(renewalRequest)
  }

  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {
    seen.withLock { $0.cancelled.append(loadingRequest) }
  }
}

// MARK: - Ways to answer

extension Deliverer {
  /// Gives the part of the file that is asked for.
  @Sendable static func file(_ request: AVAssetResourceLoadingRequest) -> Bool {
    guard let url = request.request.url, let data = request.dataRequest,
      let bytes = try? Data(contentsOf: folder.appending(path: url.path))
    else {
      request.finishLoading(with: CocoaError(.fileNoSuchFile))
      return true
    }
    if let information = request.contentInformationRequest {
      information.contentLength = Int64(bytes.count)
      information.isByteRangeAccessSupported = true
    }
    let start = Int(data.requestedOffset)
    let end =
      data.requestsAllDataToEndOfResource ? bytes.count : min(bytes.count, start + data.requestedLength)
    for place in stride(from: start, to: end, by: 10_000) {
      data.respond(with: bytes[place..<min(end, place + 10_000)])
    }
    request.finishLoading()
    return true
  }
}
