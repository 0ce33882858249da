/// A description of the time, as in `{3000/600 = 5.000}`.
///
/// There are no allocators here: `nil` is the only one.
public func CMTimeCopyDescription(allocator: Never?, time: CMTime) -> String? {
  time.description
}

/// A description of the range, as in `{{0/1 = 0.000}, {3000/600 = 5.000}}`.
///
/// There are no allocators here: `nil` is the only one.
public func CMTimeRangeCopyDescription(allocator: Never?, range: CMTimeRange) -> String? {
  range.description
}

/// A description of the mapping.
///
/// There are no allocators here: `nil` is the only one.
public func CMTimeMappingCopyDescription(allocator: Never?, mapping: CMTimeMapping) -> String? {
  mapping.description
}

/// Prints a description of the time.
public func CMTimeShow(_ time: CMTime) {
  print(time)
}

/// Prints a description of the range.
public func CMTimeRangeShow(_ range: CMTimeRange) {
  print(range)
}

/// Prints a description of the mapping.
public func CMTimeMappingShow(_ mapping: CMTimeMapping) {
  print(mapping)
}
