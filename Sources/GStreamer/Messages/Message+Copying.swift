internal import CGStreamer

extension Message {
  /// Copies `message` if this engine has a use for it.
  init?(_ message: UnsafeMutablePointer<GstMessage>) {
    switch unsafe cgst_message_type(message) {
    case GST_MESSAGE_EOS: self = .endOfStream
    case GST_MESSAGE_ERROR:
      self = unsafe .failed(
        Failure(message, parse: gst_message_parse_error, details: gst_message_parse_error_details))
    case GST_MESSAGE_WARNING:
      self = unsafe .warned(
        Failure(message, parse: gst_message_parse_warning, details: gst_message_parse_warning_details))
    case GST_MESSAGE_BUFFERING:
      var percent: gint = 0
      unsafe gst_message_parse_buffering(message, &percent)
      self = .buffering(percent: Int(percent))
    case GST_MESSAGE_TAG:
      var list: UnsafeMutablePointer<GstTagList>?
      unsafe gst_message_parse_tag(message, &list)
      guard let list = unsafe list else { return nil }
      self = unsafe .tags(TagValue.all(in: list))
      unsafe gst_mini_object_unref(UnsafeMutableRawPointer(list).assumingMemoryBound(to: GstMiniObject.self))
    case GST_MESSAGE_TOC:
      self = unsafe .chapters(ChapterMark.all(in: message))
    case GST_MESSAGE_DURATION_CHANGED: self = .durationChanged
    case GST_MESSAGE_STREAMS_SELECTED:
      self = unsafe .streamsSelected(StreamKind.all(in: message))
    case GST_MESSAGE_CLOCK_LOST: self = .clockLost
    case GST_MESSAGE_ELEMENT:
      guard let other = unsafe Message(element: message) else { return nil }
      self = other
    default: return nil
    }
  }

  private init?(element message: UnsafeMutablePointer<GstMessage>) {
    if unsafe gst_is_missing_plugin_message(message) != 0 {
      guard let text = unsafe gst_missing_plugin_message_get_description(message) else { return nil }
      defer { unsafe g_free(text) }
      self = unsafe .missingPlugin(String(cString: text))
      return
    }
    if let answer = unsafe Message(answerIn: message) {
      self = answer
      return
    }
    if let structure = unsafe gst_message_get_structure(message),
      unsafe gst_structure_has_name(structure, "adaptive-streaming-statistics") != 0
    {
      var bitRate: gint = 0
      guard unsafe gst_structure_get_int(structure, "bitrate", &bitRate) != 0 else { return nil }
      self = .choseVariant(bitRate: Int(bitRate))
      return
    }
    guard let structure = unsafe gst_message_get_structure(message),
      unsafe gst_structure_has_name(structure, "redirect") != 0,
      let target = unsafe gst_structure_get_string(structure, "new-location")
    else { return nil }
    self = unsafe .redirected(String(cString: target))
  }
}

extension Message {
  /// What souphttpsrc posts when the headers have come.
  private init?(answerIn message: UnsafeMutablePointer<GstMessage>) {
    guard let structure = unsafe gst_message_get_structure(message),
      unsafe gst_structure_has_name(structure, "http-headers") != 0
    else { return nil }
    var status: guint = 0
    unsafe _ = gst_structure_get_uint(structure, "http-status-code", &status)
    var givesRanges = status == 206
    if let value = unsafe gst_structure_get_value(structure, "response-headers"),
      let headers = unsafe gst_value_get_structure(value)
    {
      for name in ["Accept-Ranges", "accept-ranges", "Content-Range", "content-range"] {
        if let text = unsafe gst_structure_get_string(headers, name), unsafe String(cString: text) != "none" {
          givesRanges = true
        }
      }
    }
    let address = unsafe gst_structure_get_string(structure, "uri").map { unsafe String(cString: $0) }
    self = .answered(status: Int(status), givesRanges: givesRanges, address: address)
  }
}

extension Message.StreamKind {
  fileprivate static func all(in message: UnsafeMutablePointer<GstMessage>) -> [Message.StreamKind] {
    var kinds: [Message.StreamKind] = []
    for index in 0..<(unsafe gst_message_streams_selected_get_size(message)) {
      guard let stream = unsafe gst_message_streams_selected_get_stream(message, index) else { continue }
      let type = unsafe gst_stream_get_stream_type(stream).rawValue
      unsafe gst_object_unref(stream)
      if type & GST_STREAM_TYPE_AUDIO.rawValue != 0 {
        kinds.append(.audio)
      } else if type & GST_STREAM_TYPE_VIDEO.rawValue != 0 {
        kinds.append(.video)
      } else {
        kinds.append(type & GST_STREAM_TYPE_TEXT.rawValue != 0 ? .text : .other)
      }
    }
    return kinds
  }
}

extension Message.Failure {
  fileprivate typealias Parse = (
    UnsafeMutablePointer<GstMessage>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Void
  fileprivate typealias Details = (
    UnsafeMutablePointer<GstMessage>?, UnsafeMutablePointer<UnsafePointer<GstStructure>?>?
  ) -> Void

  fileprivate init(_ message: UnsafeMutablePointer<GstMessage>, parse: Parse, details: Details) {
    var (error, debug): (UnsafeMutablePointer<GError>?, UnsafeMutablePointer<CChar>?)
    unsafe parse(message, &error, &debug)
    defer {
      unsafe g_clear_error(&error)
      unsafe g_free(debug)
    }
    var structure: UnsafePointer<GstStructure>?
    unsafe details(message, &structure)
    var status: guint = 0
    let hasStatus =
      unsafe structure.map { unsafe gst_structure_get_uint($0, "http-status-code", &status) != 0 } ?? false
    let source = unsafe cgst_message_source(message)
    let factory = unsafe source.flatMap { source -> String? in
      guard unsafe cgst_is_element(source) != 0 else { return nil }
      return unsafe Element(
        Object(retaining: UnsafeMutableRawPointer(source).assumingMemoryBound(to: GstElement.self))
      ).factory
    }
    unsafe self.init(
      element: source.map { unsafe String(cString: cgst_object_name($0)) } ?? "",
      factory: factory ?? "",
      domain: error.map { unsafe String(cString: g_quark_to_string($0.pointee.domain)) } ?? "",
      code: error.map { unsafe Int($0.pointee.code) } ?? 0,
      message: error.map { unsafe String(cString: $0.pointee.message) } ?? "",
      debug: debug.map { unsafe String(cString: $0) } ?? "",
      httpStatus: hasStatus ? Int(status) : nil)
  }
}

extension Message.ChapterMark {
  /// The chapters of the table of contents in `message`, whatever editions they stand in.
  fileprivate static func all(in message: UnsafeMutablePointer<GstMessage>) -> [Message.ChapterMark] {
    var table: OpaquePointer?
    var updated: gboolean = 0
    unsafe gst_message_parse_toc(message, &table, &updated)
    return unsafe adopting(table)
  }

  /// The chapters of a table of contents, which is let go of.
  static func adopting(_ table: OpaquePointer?) -> [Message.ChapterMark] {
    guard let table = unsafe table else { return [] }
    defer { unsafe gst_mini_object_unref(UnsafeMutablePointer<GstMiniObject>(table)) }
    var marks: [Message.ChapterMark] = []
    unsafe collect(gst_toc_get_entries(table), into: &marks)
    return marks
  }

  private static func collect(_ list: UnsafeMutablePointer<GList>?, into marks: inout [Message.ChapterMark]) {
    var node = unsafe list
    while let here = unsafe node {
      unsafe node = here.pointee.next
      guard let entry = unsafe OpaquePointer(here.pointee.data) else { continue }
      if unsafe gst_toc_entry_get_entry_type(entry) == GST_TOC_ENTRY_TYPE_CHAPTER {
        unsafe marks.append(Message.ChapterMark(entry))
      } else {
        unsafe collect(gst_toc_entry_get_sub_entries(entry), into: &marks)
      }
    }
  }

  private init(_ entry: OpaquePointer) {
    var (start, stop): (gint64, gint64) = (0, 0)
    unsafe _ = gst_toc_entry_get_start_stop_times(entry, &start, &stop)
    var title = ""
    if let tags = unsafe gst_toc_entry_get_tags(entry) {
      for tag in unsafe TagValue.all(in: tags) where tag.name == "title" {
        if case .text(let text) = tag.value { title = text }
      }
    }
    self.init(title: title, start: Int64(start), stop: Int64(stop))
  }
}
