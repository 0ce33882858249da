public import Foundation
import Playback
import Synchronization

/// Asks the delegate of an `AVAssetResourceLoader` what a resource is.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.

  /// The types that may be told; nil means any.
  public let allowedContentTypes: [String]?

  private let told = Mutex(Told())

  private struct Told {
    var type: String?
    var length: Int64 = 0
    var givesRanges = false
    var isWhole = false
    var renewal: Date?
  }

  init(allowed: [String]?) {
    allowedContentTypes = allowed
    super.init()
  }

  /// The uniform type identifier, such as `public.mpeg-4`; nil unless told.
  ///
  /// A playlist is known by it (`public.m3u-playlist`, `com.apple.mpegurl`, or a media type), where its address does not end
  /// in `.m3u8`. Of anything else the bytes themselves tell.
  open var contentType: String? {
    get { told.withLock { $0.type } }
    set { told.withLock { $0.type = newValue } }
  }

  /// How many bytes there are; 0 unless told, which means that nobody knows.
  open var contentLength: Int64 {
    get { told.withLock { $0.length } }
    set { told.withLock { $0.length = newValue } }
  }

  /// Whether any part can be asked for; false unless told, which takes seeking away.
  open var isByteRangeAccessSupported: Bool {
    get { told.withLock { $0.givesRanges } }
    set { told.withLock { $0.givesRanges = newValue } }
  }

  /// Whether all of it can be had without a wait, as from a disk; kept.
  open var isEntireLengthAvailableOnDemand: Bool {
    get { told.withLock { $0.isWhole } }
    set { told.withLock { $0.isWhole = newValue } }
  }

  /// When the resource, such as a key, is to be asked for anew; nil unless told.
  open var renewalDate: Date? {
    get { told.withLock { $0.renewal } }
    set { told.withLock { $0.renewal = newValue } }
  }

  /// What was told, for a renderer.
  var facts: ByteFacts {
    told.withLock { told in
      let type = told.type?.lowercased() ?? ""
      return ByteFacts(
        length: told.length > 0 ? told.length : nil, givesRanges: told.givesRanges,
        isPlaylist: ["m3u", "mpegurl"].contains { type.contains($0) })
    }
  }
}
