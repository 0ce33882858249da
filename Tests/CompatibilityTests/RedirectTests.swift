import AVFoundation
import AppleCompatibility
import FoundationNetworking
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RedirectTests {
  @Test func goesWhereAURLRequestLeads() async throws {
    let clip = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Samples/clips/tune.flac").standardized
    let guide = Guide(to: clip)
    let asset = AVURLAsset(url: URL(string: "my-scheme://vault/tune")!)
    asset.resourceLoader.setDelegate(guide, queue: DispatchQueue(label: "guide"))

    let duration = try await asset.load(.duration)

    #expect(duration.seconds > 1)
    #expect(guide.asked?.url?.absoluteString == "my-scheme://vault/tune")
  }
}

/// A delegate as it is written for Apple's platforms.
private class Guide: NSObject, AVAssetResourceLoaderDelegate {
  let target: URL
  var asked: URLRequest?

  init(to target: URL) { self.target = target }

  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool {
    asked = URLRequest(loadingRequest.request)
    loadingRequest.redirect = URLRequest(url: target)
    loadingRequest.response = HTTPURLResponse(
      url: target, statusCode: 302, httpVersion: nil, headerFields: nil)
    loadingRequest.finishLoading()
    return true
  }
}
