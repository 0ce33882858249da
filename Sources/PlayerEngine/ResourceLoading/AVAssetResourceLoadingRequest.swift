public import Foundation
import Playback
import Synchronization

/// A question to the delegate of an `AVAssetResourceLoader`: for a resource, or for a part of one.
///
/// May be answered from any thread, with bytes in order, and finished once.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.

  /// What is asked for.
  public let request: ResourceRequest

  /// To be filled in before the first bytes are given; nil where nobody wants to know.
  public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?

  /// Which bytes are wanted; nil where none are.
  public let dataRequest: AVAssetResourceLoadingDataRequest?

  /// Who asks.
  public let requestor = AVAssetResourceLoadingRequestor()

  private let role: ByteRequest.Role
  private let answer: @Sendable (ByteAnswer) -> Void
  private let state = Mutex(State())

  private struct State {
    var isFinished = false
    var isCancelled = false
    var hasToldFacts = false
    var redirect: Redirect?
    var response: Response?
    var onFinish: (@Sendable (Date) -> Void)?
  }

  /// A question that `answer` is told the answers to.
  init(_ asked: ByteRequest, answer: @escaping @Sendable (ByteAnswer) -> Void) {
    request = ResourceRequest(text: asked.address)
    (role, self.answer) = (asked.role, answer)
    contentInformationRequest =
      asked.role == .media
      ? nil : AVAssetResourceLoadingContentInformationRequest(allowed: asked.role.contentTypes)
    dataRequest = AVAssetResourceLoadingDataRequest(offset: asked.offset, length: asked.length)
    super.init()
    dataRequest?.receiver = { [weak self] in self?.take($0) }
  }

  /// Whether it was finished, with or without an error.
  open var isFinished: Bool { state.withLock { $0.isFinished } }

  /// Whether no more is wanted of it.
  open var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Where the resource is to be had, over HTTP: a `ResourceRequest`, a `URLRequest` or a `URL`; nil unless told.
  ///
  /// Acted upon when the request is finished.
  open var redirect: Any? {
    get { state.withLock { $0.redirect?.given } }
    set {
      let new = Redirect(newValue)
      state.withLock { $0.redirect = new }
    }
  }

  /// What a server said to whoever answers, as a `URLResponse`; kept.
  open var response: NSObject? {
    get { state.withLock { $0.response }?.object }
    set {
      let new = newValue.map(Response.init)
      state.withLock { $0.response = new }
    }
  }

  /// Says that all was given.
  ///
  /// Traps where the content type is not among the types that are allowed.
  open func finishLoading() {
    if let allowed = contentInformationRequest?.allowedContentTypes,
      let type = contentInformationRequest?.contentType
    {
      precondition(
        allowed.contains(type),
        "contentType must be one of allowedContentTypes (\(allowed.joined(separator: ", "))); it is \(type).")
    }
    tellFacts()
    guard let redirect = end() else { return }
    if let date = contentInformationRequest?.renewalDate { onFinish?(date) }
    if let target = redirect.target {
      answer(.elsewhere(target.url, headers: target.headers))
    } else {
      answer(.finished)
    }
  }

  /// Says that it cannot be had, for this reason; nil leaves the reason open.
  open func finishLoading(with error: (any Error)?) {
    guard end() != nil else { return }
    let reason = error.map { "\(($0 as NSError).domain) \(($0 as NSError).code)" }
    answer(.failed(PlaybackError(.notDelivered, item: request.text, detail: reason)))
  }

  /// Gives all there is: the answer of a server, bytes, or where to go on.
  open func finishLoading(with response: NSObject?, data: Data?, redirect: Any?) {
    self.response = response
    self.redirect = redirect
    if let data { dataRequest?.respond(with: data) }
    finishLoading()
  }
}

// MARK: - What comes of it

extension AVAssetResourceLoadingRequest {
  /// Who is told when what was given is to be asked for anew.
  var onFinish: (@Sendable (Date) -> Void)? {
    get { state.withLock { $0.onFinish } }
    set { state.withLock { $0.onFinish = newValue } }
  }

  /// No more is wanted; tells whether that is news.
  func cancel() -> Bool {
    state.withLock { state in
      guard !state.isFinished, !state.isCancelled else { return false }
      state.isCancelled = true
      return true
    }
  }

  /// Nobody will answer it.
  func refuse() {
    guard end() != nil else { return }
    answer(.failed(PlaybackError(.notDelivered, item: request.text)))
  }

  /// Ends it; where it led, or nil where it was over before.
  private func end() -> Redirect? {
    state.withLock { state in
      guard !state.isFinished, !state.isCancelled else { return nil }
      state.isFinished = true
      return state.redirect ?? Redirect(nil)
    }
  }

  private func take(_ data: Data) {
    guard state.withLock({ !$0.isFinished && !$0.isCancelled }) else { return }
    tellFacts()
    answer(.bytes([UInt8](data)))
  }

  private func tellFacts() {
    let isNews = state.withLock { state in
      defer { state.hasToldFacts = true }
      return !state.hasToldFacts && !state.isFinished && !state.isCancelled && state.redirect == nil
    }
    if isNews, let information = contentInformationRequest { answer(.facts(information.facts)) }
  }
}

extension ByteRequest.Role {
  /// The types that an answer may be of; nil where any will do.
  fileprivate var contentTypes: [String]? {
    guard self == .key else { return nil }
    return [AVStreamingKeyDeliveryContentKeyType, AVStreamingKeyDeliveryPersistentContentKeyType]
  }
}

/// An object carried through a lock, which whoever set it says is a response, and so does not change.
private struct Response: @unchecked Sendable {
  // Unchecked: a `URLResponse` is immutable.
  let object: NSObject
}
