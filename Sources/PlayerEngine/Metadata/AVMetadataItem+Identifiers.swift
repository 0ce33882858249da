import Foundation

extension AVMetadataItem {
  /// The identifier of `key` (words, bytes, or four characters as a number) in `keySpace`; nil for any other
  /// kind of key.
  public class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
    let bytes: [UInt8]
    switch key {
    case let key as AVMetadataKey: bytes = Array(key.rawValue.utf8)
    case let key as String: bytes = Array(key.utf8)
    case let key as Data: bytes = Array(key)
    case let key as NSNumber: bytes = key.uint32Value.characters
    default: return nil
    }
    guard keySpace.rawValue.allSatisfy(\.isASCII), !keySpace.rawValue.isEmpty else { return nil }
    let usesSign = keySpace == .iTunes || keySpace == .quickTimeUserData
    let encoded = bytes.enumerated().map { place, byte in
      if usesSign && place == 0 && byte == UInt8(ascii: "@") { return "%A9" }
      return byte.isPlain ? String(UnicodeScalar(byte)) : "%" + byte.hexadecimal
    }
    return AVMetadataIdentifier(keySpace.prefix + "/" + encoded.joined())
  }

  /// The key space in `identifier`.
  public class func keySpace(forIdentifier identifier: AVMetadataIdentifier) -> AVMetadataKeySpace? {
    guard let slash = identifier.rawValue.firstIndex(of: "/") else { return nil }
    return AVMetadataKeySpace(prefix: String(identifier.rawValue[..<slash]))
  }

  /// The key in `identifier`, as words; `@` stands for the copyright sign that iTunes keys begin with.
  public class func key(forIdentifier identifier: AVMetadataIdentifier) -> Any? {
    guard let slash = identifier.rawValue.firstIndex(of: "/") else { return nil }
    let encoded = identifier.rawValue[identifier.rawValue.index(after: slash)...]
    return encoded.replacingOccurrences(of: "%A9", with: "@").removingPercentEncoding
  }
}

extension AVMetadataKeySpace {
  /// What identifiers of this key space begin with.
  fileprivate var prefix: String {
    switch self {
    case .common: "common"
    case .id3: "id3"
    default: rawValue
    }
  }

  fileprivate init(prefix: String) {
    switch prefix {
    case "common": self = .common
    case "id3": self = .id3
    default: self.init(rawValue: prefix)
    }
  }
}

extension UInt32 {
  /// The four characters of a number that is such a code.
  fileprivate var characters: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}

extension UInt8 {
  /// Whether the character stands for itself in an identifier.
  fileprivate var isPlain: Bool {
    let character = Character(UnicodeScalar(self))
    return character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character))
  }

  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
