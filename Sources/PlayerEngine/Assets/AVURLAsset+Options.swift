// The names of an asset's options. Those of AVFoundation that have no meaning here are accepted and ignored.

/// Whether times and the duration must be exact (a Boolean); they are wherever the media allows it.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// What the asset may refer to; ignored.
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"

/// Cookies to send (`[HTTPCookie]`), to the asset's own origin only.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"

/// The user agent to send (a `String`).
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"

/// Headers to send (`[String: String]`), to the asset's own origin only.
public let AVURLAssetHTTPHeaderFieldsKey = "AVURLAssetHTTPHeaderFieldsKey"

/// The media type to take the data for, whatever the server says; ignored, since the data itself is looked
/// at.
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"

/// Whether a mobile network may be used; ignored.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

/// Whether a network marked as expensive may be used; ignored.
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"

/// Whether a network marked as constrained may be used; ignored.
public let AVURLAssetAllowsConstrainedNetworkAccessKey = "AVURLAssetAllowsConstrainedNetworkAccessKey"

/// Not AVFoundation's: the character set of old titles that do not name one (an IANA name, a `String`).
public let AVURLAssetTextEncodingKey = "AVURLAssetTextEncodingKey"

/// Not AVFoundation's: how many seconds a source may give nothing before the item fails (a number; 15 unless
/// told).
public let AVURLAssetTimeoutKey = "AVURLAssetTimeoutKey"

/// Not AVFoundation's: side-car subtitle files (`[URL]`).
public let AVURLAssetSubtitlesKey = "AVURLAssetSubtitlesKey"
