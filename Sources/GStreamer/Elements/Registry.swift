internal import CGStreamer
import Synchronization

/// What is installed.
package enum Registry {
  /// Whether an element of this name can be made.
  ///
  /// The C function is `gst_element_factory_find`.
  package static func has(_ factory: String) -> Bool {
    guard let found = unsafe gst_element_factory_find(factory) else { return false }
    unsafe gst_object_unref(UnsafeMutableRawPointer(found))
    return true
  }

  /// Puts mpg123 before libav for MP3, whose one plug-in maps 177 libraries: 60 ms and 38 MB less at the first MP3.
  static func preferLeanDecoders() {
    guard let registry = unsafe gst_registry_get(),
      let feature = unsafe gst_registry_lookup_feature(registry, "mpg123audiodec")
    else { return }
    unsafe gst_plugin_feature_set_rank(feature, UInt32(GST_RANK_PRIMARY.rawValue) + 1)
    unsafe gst_object_unref(UnsafeMutableRawPointer(feature))
  }

  /// Whether some element reads addresses of this scheme.
  ///
  /// The C function is `gst_uri_protocol_is_supported`.
  package static func reads(scheme: String) -> Bool {
    unsafe gst_uri_protocol_is_supported(GST_URI_SRC, scheme) != 0
  }

  /// The names of the elements of `kind` that take `caps`, best first; remembered, since asking is slow.
  package static func elements(of kind: Kind, taking caps: Caps) -> [String] {
    let key = "\(kind) " + caps.without(["codec_data", "streamheader"]).description
    if let known = remembered.withLock({ $0[key] }) { return known }
    let found = find(kind, taking: caps)
    remembered.withLock { remembered in
      if remembered.count >= 256 { remembered.removeAll() }
      remembered[key] = found
    }
    return found
  }

  private static let remembered = Mutex<[String: [String]]>([:])

  private static func find(_ kind: Kind, taking caps: Caps) -> [String] {
    let all = unsafe gst_element_factory_list_get_elements(kind.raw, GST_RANK_MARGINAL)
    let fitting = unsafe gst_element_factory_list_filter(all, caps.pointer, GST_PAD_SINK, 0)
    defer {
      unsafe gst_plugin_feature_list_free(all)
      unsafe gst_plugin_feature_list_free(fitting)
    }
    var ranked: [(rank: UInt32, name: String)] = []
    var node = unsafe fitting
    while let here = unsafe node {
      if let data = unsafe here.pointee.data {
        let feature = OpaquePointer(data)
        unsafe ranked.append(
          (gst_plugin_feature_get_rank(feature), String(cString: cgst_object_name(data))))
      }
      unsafe node = here.pointee.next
    }
    return ranked.sorted { ($1.rank, $0.name) < ($0.rank, $1.name) }.map(\.name)
  }

  /// The jobs an element can have in decoding.
  package enum Kind {
    case demuxer, parser, decoder

    var raw: GstElementFactoryListType {
      switch self {
      case .demuxer: 1 << 5  // GST_ELEMENT_FACTORY_TYPE_DEMUXER
      case .parser: 1 << 6  // GST_ELEMENT_FACTORY_TYPE_PARSER
      case .decoder: 1 << 0  // GST_ELEMENT_FACTORY_TYPE_DECODER
      }
    }
  }
}
