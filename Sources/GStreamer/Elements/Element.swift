internal import CGStreamer

/// One building block of a pipeline.
@safe
package final class Element: Sendable {
  let object: Object<GstElement>

  var pointer: UnsafeMutablePointer<GstElement> { unsafe object.pointer }

  init(_ object: Object<GstElement>) { unsafe self.object = object }

  /// Makes an element of the kind `gst-inspect-1.0` calls `factory`.
  ///
  /// The C function is `gst_element_factory_make`.
  package init(_ factory: String, name: String? = nil) throws(ElementError) {
    startGStreamer()
    guard let element = unsafe gst_element_factory_make(factory, name) else { throw .missing(factory) }
    unsafe object = Object(sinking: element)
  }

  /// Makes a bin from a description as `gst-launch-1.0` reads it, with its open ends as pads.
  ///
  /// The C function is `gst_parse_bin_from_description`.
  package init(describing description: String, name: String? = nil) throws(ElementError) {
    startGStreamer()
    var error: UnsafeMutablePointer<GError>?
    guard let bin = unsafe gst_parse_bin_from_description(description, 1, &error) else {
      let reason = unsafe error.map { unsafe String(cString: $0.pointee.message) } ?? "not understood"
      unsafe g_clear_error(&error)
      throw .badDescription(reason)
    }
    unsafe g_clear_error(&error)
    unsafe object = Object(sinking: bin)
    if let name {
      unsafe _ = gst_object_set_name(
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GstObject.self), name)
    }
  }

  /// Makes the element that reads addresses like `uri`.
  ///
  /// The C function is `gst_element_make_from_uri`.
  package init(reading uri: String) throws(ElementError) {
    startGStreamer()
    var error: UnsafeMutablePointer<GError>?
    let element = unsafe gst_element_make_from_uri(GST_URI_SRC, uri, nil, &error)
    unsafe g_clear_error(&error)
    guard let element = unsafe element else { throw .missing("\(uri.prefix { $0 != ":" }):") }
    unsafe object = Object(sinking: element)
  }

  /// Its name in the pipeline.
  package var name: String { unsafe String(cString: cgst_object_name(pointer)) }

  /// The name of its kind; empty for a bin without one.
  package var factory: String {
    guard let factory = unsafe gst_element_get_factory(pointer) else { return "" }
    return unsafe String(cString: cgst_object_name(UnsafeMutableRawPointer(factory)))
  }

  /// Whether it has a property of this name.
  package func has(property: String) -> Bool { unsafe cgst_has_property(pointer, property) != 0 }
}

/// Why an element could not be made.
package enum ElementError: Error, Equatable, CustomStringConvertible {
  /// No plug-in here has it.
  case missing(String)

  /// The description makes no sense.
  case badDescription(String)

  /// The two do not fit together.
  case notLinked(String, String)

  /// The reason as a part of a sentence for people.
  package var description: String {
    switch self {
    case .missing(let name): "GStreamer has no '\(name)'"
    case .badDescription(let reason): "GStreamer does not understand its description, \(reason)"
    case .notOpened(let reason): reason
    case .notLinked(let first, let second): "'\(first)' and '\(second)' do not fit together"
    }
  }

  /// What it stands for cannot be opened, for this reason.
  case notOpened(String)
}
