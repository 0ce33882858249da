public import FoundationNetworking
public import PlayerEngine

extension URLRequest {
  /// What the delegate of an `AVAssetResourceLoader` is asked, as a request for a server; traps where its address is none.
  public init(_ request: ResourceRequest) {
    guard let url = request.url else {
      preconditionFailure(
        "The request's address is no URL; look at its `url` before making a URLRequest of it.")
    }
    self.init(url: url)
    allHTTPHeaderFields = request.allHTTPHeaderFields
  }
}
