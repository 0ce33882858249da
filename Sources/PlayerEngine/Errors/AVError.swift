public import Foundation

/// The domain of every `AVError`, as `NSError` shows it.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of playback, in AVFoundation's terms.
///
/// Where the error came from playback, the underlying error (`userInfo[NSUnderlyingErrorKey]`) is the
/// `PlaybackError` that tells exactly what happened.
public struct AVError: CustomNSError, LocalizedError, @unchecked Sendable {
  /// What went wrong.
  public let code: Code

  /// Everything else that is known, by the keys of `NSError`.
  ///
  /// The values are set once, before the error is seen by anyone, and are themselves values or immutable:
  /// hence the unchecked `Sendable` above.
  public let userInfo: [String: Any]

  /// Reports `code`.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }

  /// `AVFoundationErrorDomain`.
  public static var errorDomain: String { AVFoundationErrorDomain }

  /// The number of the code.
  public var errorCode: Int { code.rawValue }

  /// The same as `userInfo`, where `NSError` looks for it.
  public var errorUserInfo: [String: Any] { userInfo }

  /// One sentence for people.
  public var errorDescription: String? { userInfo[NSLocalizedDescriptionKey] as? String }
}

extension AVError: Hashable {
  /// Tells whether two errors have the same code and the same cause.
  public static func == (left: AVError, right: AVError) -> Bool {
    left.code == right.code && left.cause == right.cause
  }

  /// Feeds the code into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension AVError.Code {
  /// Lets `catch AVError.contentIsUnavailable` and `catch let error where …` recognise an error by its code,
  /// whether it comes as an `AVError` or as the `NSError` made of one.
  public static func ~= (code: AVError.Code, error: any Error) -> Bool {
    if let error = error as? AVError { return error.code == code }
    let error = error as NSError
    return error.domain == AVFoundationErrorDomain && error.code == code.rawValue
  }
}
