internal import CGStreamer

/// How exact a seek is to be.
package enum SeekPrecision: Sendable {
  /// The very time.
  case accurate

  /// Whatever key frame the demuxer finds first, or the one on the side that is named.
  case keyUnit, keyUnitBefore, keyUnitAfter

  var flags: UInt32 {
    let key = GST_SEEK_FLAG_KEY_UNIT.rawValue
    return switch self {
    case .accurate: GST_SEEK_FLAG_ACCURATE.rawValue
    case .keyUnit: key
    case .keyUnitBefore: key | GST_SEEK_FLAG_SNAP_BEFORE.rawValue
    case .keyUnitAfter: key | GST_SEEK_FLAG_SNAP_AFTER.rawValue
    }
  }
}

extension Element {
  /// Lets go of what was on the way and goes on from `start` at `rate`, both in stream time; backwards it
  /// ends there.
  ///
  /// The C function is `gst_element_seek`.
  package func seek(rate: Double, from start: Int64, to stop: Int64? = nil, precision: SeekPrecision) -> Bool
  {
    let flags = GstSeekFlags(GST_SEEK_FLAG_FLUSH.rawValue | precision.flags)
    // Set, and not left alone: after a run backwards the place it started from would still be the end.
    let none = gint64(-1)
    return rate >= 0
      ? unsafe gst_element_seek(
        pointer, rate, GST_FORMAT_TIME, flags, GST_SEEK_TYPE_SET, gint64(start),
        GST_SEEK_TYPE_SET, stop.map { gint64($0) } ?? none) != 0
      : unsafe gst_element_seek(
        pointer, rate, GST_FORMAT_TIME, flags, GST_SEEK_TYPE_SET, gint64(stop ?? 0), GST_SEEK_TYPE_SET,
        gint64(start)) != 0
  }

  /// The length, in nanoseconds; nil where it is not known.
  ///
  /// The C function is `gst_element_query_duration`.
  package var duration: Int64? {
    var value: gint64 = 0
    guard unsafe gst_element_query_duration(pointer, GST_FORMAT_TIME, &value) != 0, value >= 0 else {
      return nil
    }
    return Int64(value)
  }

  /// What can be sought to, in nanoseconds; nil where nothing can.
  ///
  /// The C function is `gst_query_parse_seeking`.
  package var seekableRange: Range<Int64>? {
    let query = unsafe gst_query_new_seeking(GST_FORMAT_TIME)!
    defer { unsafe gst_query_unref(query) }
    guard unsafe gst_element_query(pointer, query) != 0 else { return nil }
    var (seekable, start, end): (gboolean, gint64, gint64) = (0, 0, 0)
    unsafe gst_query_parse_seeking(query, nil, &seekable, &start, &end)
    guard seekable != 0 else { return nil }
    let stop = end > start ? end : duration.map { gint64($0) } ?? start
    return Int64(start)..<Int64(max(start, stop))
  }

  /// Whether it is a live source, which cannot wait.
  ///
  /// The C function is `gst_query_parse_latency`.
  package var isLive: Bool {
    let query = unsafe gst_query_new_latency()!
    defer { unsafe gst_query_unref(query) }
    guard unsafe gst_element_query(pointer, query) != 0 else { return false }
    var live: gboolean = 0
    unsafe gst_query_parse_latency(query, &live, nil, nil)
    return live != 0
  }

  /// The parts loaded ahead, as parts of the whole from 0 to 1, and whether loading goes on.
  ///
  /// The C function is `gst_query_parse_nth_buffering_range`.
  package var loadedFractions: (ranges: [ClosedRange<Double>], percent: Int)? {
    let query = unsafe gst_query_new_buffering(GST_FORMAT_PERCENT)!
    defer { unsafe gst_query_unref(query) }
    guard unsafe gst_element_query(pointer, query) != 0 else { return nil }
    var (busy, percent): (gboolean, gint) = (0, 0)
    unsafe gst_query_parse_buffering_percent(query, &busy, &percent)
    var ranges: [ClosedRange<Double>] = []
    for index in 0..<(unsafe gst_query_get_n_buffering_ranges(query)) {
      var (start, stop): (gint64, gint64) = (0, 0)
      if unsafe gst_query_parse_nth_buffering_range(query, index, &start, &stop) != 0, stop >= start,
        start >= 0
      {
        ranges.append(Double(start) / 1_000_000...Double(stop) / 1_000_000)
      }
    }
    return (ranges, Int(percent))
  }
}
