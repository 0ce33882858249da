/// Why something could not be played, in a form one can switch on and a sentence one can act on.
public struct PlaybackError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong.
  public let code: Code

  /// The item it concerns, without passwords, tokens or queries; nil when it concerns none.
  public let item: String?

  /// What lay beneath, in the words of the library that failed; nil where there is nothing to add.
  public let detail: String?

  /// The ways playback can go wrong.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// There is no such file.
    case fileNotFound
    /// The path names a directory.
    case isDirectory
    /// The file may not be read.
    case permissionDenied
    /// No installed element reads this kind of address.
    case unsupportedScheme
    /// The address is no address.
    case malformedURL
    /// The data is no media that anything here recognises.
    case notMedia
    /// The media is known, but the plug-in that decodes it is not installed.
    case missingDecoder
    /// The data broke off or is damaged.
    case damaged
    /// The server's name could not be found.
    case hostNotFound
    /// The server refused the connection.
    case connectionRefused
    /// The connection broke and could not be taken up again.
    case connectionLost
    /// The server's certificate is not to be trusted.
    case untrustedServer
    /// HTTP 401: a user name and password are needed.
    case unauthorized
    /// HTTP 403: the server will not give it.
    case forbidden
    /// HTTP 404 or 410: the server does not have it.
    case notFound
    /// HTTP 5xx: the server failed.
    case serverError
    /// Any other HTTP answer that is no success.
    case httpError
    /// The server sent us round in circles.
    case tooManyRedirects
    /// Nothing came for the time allowed.
    case timedOut
    /// The program that was to deliver it did not.
    case notDelivered
    /// The media is encrypted, and there is no key for it.
    case encrypted
    /// The sound or picture output could not be opened or broke.
    case outputFailed
    /// There is no sound output here; playback is silent and keeps time all the same.
    case noSoundOutput
    /// There is no display here; playback goes on unseen.
    case noPictureOutput
    /// The disk that output is written to is full.
    case diskFull
    /// A side-car (subtitle file, cover) could not be read; the media plays without it.
    case sideCarUnreadable
    /// A segment of a stream was missing and was skipped.
    case segmentMissing
    /// Something else, told in the detail.
    case other
  }

  /// Reports `code`, with the item's address stripped of secrets.
  public init(_ code: Code, item: String? = nil, detail: String? = nil) {
    self.code = code
    self.item = item.map(Redaction.address)
    self.detail = detail.map { text in
      let safe = Redaction.text(text)
      return safe.hasSuffix(".") ? String(safe.dropLast()) : safe
    }
  }

  /// One plain sentence for people.
  public var description: String {
    let sentence = sentence(about: item ?? "the item")
    return sentence.hasPrefix("the ") ? "T" + sentence.dropFirst() : sentence
  }

  private func sentence(about subject: String) -> String {
    switch code {
    case .fileNotFound: "\(subject) does not exist."
    case .isDirectory: "\(subject) is a directory, not a file."
    case .permissionDenied: "\(subject) may not be read by this user."
    case .unsupportedScheme: "\(subject) has a kind of address that nothing installed here can read."
    case .malformedURL: "\(subject) is not a valid address."
    case .notMedia: "\(subject) is not media of any kind known here."
    case .missingDecoder:
      "\(subject) needs a decoder that is not installed\(detail.map { " (\($0))" } ?? "")."
    case .damaged: "\(subject) is damaged or incomplete."
    case .hostNotFound: "The server of \(subject) cannot be found."
    case .connectionRefused: "The server of \(subject) refuses connections."
    case .connectionLost: "The connection to the server of \(subject) was lost."
    case .untrustedServer: "The server of \(subject) shows a certificate that is not trusted."
    case .unauthorized: "\(subject) needs a user name and password (HTTP 401)."
    case .forbidden: "The server does not allow access to \(subject) (HTTP 403)."
    case .notFound: "The server does not have \(subject) (HTTP 404)."
    case .serverError: "The server of \(subject) failed (HTTP 5xx)."
    case .httpError: "The server refused \(subject)\(detail.map { " (\($0))" } ?? "")."
    case .tooManyRedirects: "The server of \(subject) redirects in a circle."
    case .timedOut: "\(subject) gave no data in the time allowed."
    case .notDelivered:
      "\(subject) was not delivered by the program that plays it\(detail.map { " (\($0))" } ?? "")."
    case .encrypted: "\(subject) is encrypted and no key is at hand."
    case .outputFailed: "The output failed\(detail.map { ": \($0)" } ?? "")."
    case .noSoundOutput:
      "There is no sound server and no sound card, so playback is silent and goes by a clock."
    case .noPictureOutput: "There is no display that can be opened, so the pictures are not shown."
    case .diskFull: "The disk that the output is written to is full."
    case .sideCarUnreadable: "\(subject) cannot be read; playback goes on without it."
    case .segmentMissing: "A part of \(subject) is missing and was skipped."
    case .other: "\(subject) cannot be played\(detail.map { ": \($0)" } ?? "")."
    }
  }
}
