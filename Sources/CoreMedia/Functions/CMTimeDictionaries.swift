/// The key of a time's value, an `Int64`.
public let kCMTimeValueKey = "value"

/// The key of a time's timescale, an `Int32`.
public let kCMTimeScaleKey = "timescale"

/// The key of a time's epoch, an `Int64`.
public let kCMTimeEpochKey = "epoch"

/// The key of a time's flags, a `UInt32`.
public let kCMTimeFlagsKey = "flags"

/// The key of a range's start, the dictionary of a time.
public let kCMTimeRangeStartKey = "start"

/// The key of a range's duration, the dictionary of a time.
public let kCMTimeRangeDurationKey = "duration"

/// The key of a mapping's source, the dictionary of a range.
public let kCMTimeMappingSourceKey = "source"

/// The key of a mapping's target, the dictionary of a range.
public let kCMTimeMappingTargetKey = "target"

/// The time as a dictionary of numbers.
///
/// There are no allocators here: `nil` is the only one.
public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: Never?) -> [String: Any]? {
  [
    kCMTimeValueKey: time.value, kCMTimeScaleKey: time.timescale, kCMTimeEpochKey: time.epoch,
    kCMTimeFlagsKey: time.flags.rawValue,
  ]
}

/// The time that such a dictionary tells; invalid if a number is missing or does not fit.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: [String: Any]?) -> CMTime {
  guard let dictionary = dictionaryRepresentation,
    let value: CMTimeValue = number(kCMTimeValueKey, in: dictionary),
    let timescale: CMTimeScale = number(kCMTimeScaleKey, in: dictionary),
    let epoch: CMTimeEpoch = number(kCMTimeEpochKey, in: dictionary),
    let flags: UInt32 = number(kCMTimeFlagsKey, in: dictionary)
  else { return .invalid }
  return CMTime(value: value, timescale: timescale, flags: CMTimeFlags(rawValue: flags), epoch: epoch)
}

/// The range as a dictionary of two times.
///
/// There are no allocators here: `nil` is the only one.
public func CMTimeRangeCopyAsDictionary(_ range: CMTimeRange, allocator: Never?) -> [String: Any]? {
  [
    kCMTimeRangeStartKey: CMTimeCopyAsDictionary(range.start, allocator: nil) as Any,
    kCMTimeRangeDurationKey: CMTimeCopyAsDictionary(range.duration, allocator: nil) as Any,
  ]
}

/// The range that such a dictionary tells; invalid if a part is missing.
public func CMTimeRangeMakeFromDictionary(_ dictionaryRepresentation: [String: Any]) -> CMTimeRange {
  guard let start = dictionaryRepresentation[kCMTimeRangeStartKey] as? [String: Any],
    let duration = dictionaryRepresentation[kCMTimeRangeDurationKey] as? [String: Any]
  else { return .invalid }
  return CMTimeRange(start: CMTimeMakeFromDictionary(start), duration: CMTimeMakeFromDictionary(duration))
}

/// The mapping as a dictionary of two ranges.
///
/// There are no allocators here: `nil` is the only one.
public func CMTimeMappingCopyAsDictionary(_ mapping: CMTimeMapping, allocator: Never?) -> [String: Any]? {
  [
    kCMTimeMappingSourceKey: CMTimeRangeCopyAsDictionary(mapping.source, allocator: nil) as Any,
    kCMTimeMappingTargetKey: CMTimeRangeCopyAsDictionary(mapping.target, allocator: nil) as Any,
  ]
}

/// The mapping that such a dictionary tells; invalid if a part is missing.
public func CMTimeMappingMakeFromDictionary(_ dictionaryRepresentation: [String: Any]) -> CMTimeMapping {
  guard let source = dictionaryRepresentation[kCMTimeMappingSourceKey] as? [String: Any],
    let target = dictionaryRepresentation[kCMTimeMappingTargetKey] as? [String: Any]
  else { return .invalid }
  return CMTimeMapping(
    source: CMTimeRangeMakeFromDictionary(source), target: CMTimeRangeMakeFromDictionary(target))
}

/// The whole number at `key`, of whatever type it is stored in; nil if there is none or it does not fit.
private func number<Number: FixedWidthInteger>(_ key: String, in dictionary: [String: Any]) -> Number? {
  guard let number = dictionary[key] as? any BinaryInteger else { return nil }
  return Number(exactly: number)
}
