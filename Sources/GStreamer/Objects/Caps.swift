internal import CGStreamer

/// A media type with its fields, never written to.
@safe
package final class Caps: Sendable, CustomStringConvertible {
  private let object: MiniObject<GstCaps>

  var pointer: UnsafeMutablePointer<GstCaps> { unsafe object.pointer }

  init(_ object: MiniObject<GstCaps>) { unsafe self.object = object }

  /// Reads caps as `gst-launch-1.0` writes them; nil where they make no sense.
  ///
  /// The C function is `gst_caps_from_string`.
  package init?(_ text: String) {
    startGStreamer()
    guard let caps = unsafe gst_caps_from_string(text) else { return nil }
    unsafe object = MiniObject(adopting: caps)
  }

  /// The caps as text.
  ///
  /// The C function is `gst_caps_to_string`.
  package var description: String {
    guard let text = unsafe gst_caps_to_string(pointer) else { return "" }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }

  /// The media type of the first structure (`audio/mpeg`), or nothing.
  package var name: String {
    guard let structure = unsafe firstStructure, let name = unsafe gst_structure_get_name(structure) else {
      return ""
    }
    return unsafe String(cString: name)
  }

  /// A whole-number field of the first structure.
  package func int(_ field: String) -> Int? {
    var value: gint = 0
    guard let structure = unsafe firstStructure, unsafe gst_structure_get_int(structure, field, &value) != 0
    else {
      return nil
    }
    return Int(value)
  }

  /// A text field of the first structure.
  package func string(_ field: String) -> String? {
    guard let structure = unsafe firstStructure, let value = unsafe gst_structure_get_string(structure, field)
    else { return nil }
    return unsafe String(cString: value)
  }

  /// A yes-or-no field of the first structure.
  package func bool(_ field: String) -> Bool? {
    var value: gboolean = 0
    guard let structure = unsafe firstStructure,
      unsafe gst_structure_get_boolean(structure, field, &value) != 0
    else { return nil }
    return value != 0
  }

  /// A fraction field of the first structure, as a number.
  package func fraction(_ field: String) -> Double? {
    var (numerator, denominator): (gint, gint) = (0, 1)
    guard let structure = unsafe firstStructure,
      unsafe cgst_structure_fraction(structure, field, &numerator, &denominator) != 0, denominator != 0
    else { return nil }
    return Double(numerator) / Double(denominator)
  }

  /// Whether every structure here is one that `other` allows.
  ///
  /// The C function is `gst_caps_is_subset`.
  package func isSubset(of other: Caps) -> Bool { unsafe gst_caps_is_subset(pointer, other.pointer) != 0 }

  /// Whether both say the same.
  package func isEqual(to other: Caps) -> Bool { unsafe gst_caps_is_equal(pointer, other.pointer) != 0 }

  var firstStructure: UnsafeMutablePointer<GstStructure>? {
    unsafe gst_caps_get_size(pointer) > 0 ? gst_caps_get_structure(pointer, 0) : nil
  }
}

extension Caps {
  /// A field of bits of the first structure, as text that caps can be read from.
  package func mask(_ field: String) -> String? {
    var value: guint64 = 0
    guard let structure = unsafe firstStructure, unsafe cgst_structure_bitmask(structure, field, &value) != 0
    else { return nil }
    return "0x" + String(value, radix: 16)
  }
}

extension Caps {
  /// The same without some fields.
  ///
  /// The C function is `gst_structure_remove_field`.
  package func without(_ fields: [String]) -> Caps {
    guard let copy = unsafe gst_caps_copy(pointer) else { return self }
    for index in 0..<(unsafe gst_caps_get_size(copy)) {
      for field in fields { unsafe gst_structure_remove_field(gst_caps_get_structure(copy, index), field) }
    }
    return unsafe Caps(MiniObject(adopting: copy))
  }
}
