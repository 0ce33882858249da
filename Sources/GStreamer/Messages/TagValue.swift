internal import CGStreamer

/// One tag that passed through a pipeline.
package struct TagValue: Sendable, Hashable {
  /// GStreamer's name of it.
  package let name: String

  /// What it says.
  package let value: Value

  package enum Value: Sendable, Hashable {
    case text(String)
    case number(Double)
    case data([UInt8], type: String)
  }

  /// Copies every tag of `list` that has a form we know.
  static func all(in list: UnsafeMutablePointer<GstTagList>) -> [TagValue] {
    var found: [TagValue] = []
    for position in 0..<Int(unsafe gst_tag_list_n_tags(list)) {
      guard let tag = unsafe gst_tag_list_nth_tag_name(list, guint(position)) else { continue }
      let name = unsafe String(cString: tag)
      for index in 0..<(unsafe gst_tag_list_get_tag_size(list, tag)) {
        guard let value = unsafe gst_tag_list_get_value_index(list, tag, index),
          let copied = unsafe Value(value)
        else { continue }
        found.append(TagValue(name: name, value: copied))
      }
    }
    return found
  }
}

extension TagValue.Value {
  fileprivate init?(_ value: UnsafePointer<GValue>) {
    var number = 0.0
    if let text = unsafe cgst_value_text(value) {
      defer { unsafe g_free(text) }
      self = unsafe .text(String(cString: text))
    } else if unsafe cgst_value_number(value, &number) != 0 {
      self = .number(number)
    } else if let sample = unsafe cgst_value_sample(value), let buffer = unsafe gst_sample_get_buffer(sample)
    {
      let type = unsafe gst_sample_get_caps(sample).map { unsafe Caps(MiniObject(retaining: $0)).name } ?? ""
      self = unsafe .data(Bytes.copied(from: buffer), type: type)
    } else {
      return nil
    }
  }
}
