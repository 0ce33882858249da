import GStreamer
import Playback

/// Turns what an element says into an error that a person can act on.
enum ItemFailure {
  /// `missing`: the decoder that a plug-in was missed for before, by name.
  static func error(of failure: Message.Failure, media: Media, missing: String?) -> PlaybackError {
    if let missing { return PlaybackError(.missingDecoder, item: media.url, detail: missing) }
    // All of a `data:` address is in the address.
    let isMalformed = media.url.hasPrefix("data:") && failure.domain == "gst-resource-error-quark"
    return PlaybackError(
      isMalformed ? .malformedURL : code(of: failure), item: media.url, detail: detail(of: failure))
  }

  private static func code(of failure: Message.Failure) -> PlaybackError.Code {
    if let status = failure.httpStatus, status >= 300, let code = code(ofStatus: status) { return code }
    let words = (failure.message + " " + failure.debug).lowercased()
    if let code = phrases.first(where: { words.contains($0.phrase) })?.code { return code }
    switch failure.domain {
    case "gst-resource-error-quark": return resourceCodes[failure.code] ?? .other
    case "gst-stream-error-quark": return streamCodes[failure.code] ?? .damaged
    case "gst-core-error-quark": return failure.code == 12 ? .missingDecoder : .other
    default: return .other
    }
  }

  private static func code(ofStatus status: Int) -> PlaybackError.Code? {
    switch status {
    case 401, 407: .unauthorized
    case 403: .forbidden
    case 404, 410: .notFound
    case 408: .timedOut
    case 300...399: .tooManyRedirects
    case 500...599: .serverError
    case 400...499: .httpError
    default: nil
    }
  }

  /// What libsoup, GIO and the kernel say, where GStreamer keeps no code for it.
  private static let phrases: [(phrase: String, code: PlaybackError.Code)] = [
    ("is a directory", .isDirectory), ("too many redirects", .tooManyRedirects), ("timed out", .timedOut),
    ("connection refused", .connectionRefused), ("could not connect", .connectionRefused),
    ("error resolving", .hostNotFound), ("could not resolve", .hostNotFound),
    ("name or service not known", .hostNotFound),
    ("tls certificate", .untrustedServer), ("tls error", .untrustedServer),
    ("permission denied", .permissionDenied),
    ("no space left", .diskFull), ("connection terminated unexpectedly", .connectionLost),
    ("connection reset", .connectionLost), ("no such file", .fileNotFound),
  ]

  /// GstResourceError's codes.
  private static let resourceCodes: [Int: PlaybackError.Code] = [
    3: .fileNotFound, 9: .connectionLost, 14: .diskFull, 15: .unauthorized,
  ]

  /// GstStreamError's codes.
  private static let streamCodes: [Int: PlaybackError.Code] = [
    4: .notMedia, 5: .notMedia, 6: .missingDecoder, 7: .damaged, 9: .damaged, 11: .damaged, 12: .encrypted,
    13: .encrypted,
  ]

  private static func detail(of failure: Message.Failure) -> String {
    let line = failure.debug.split(separator: "\n").last.map(String.init) ?? ""
    return line.isEmpty || line == failure.message ? failure.message : "\(failure.message) (\(line))"
  }
}
