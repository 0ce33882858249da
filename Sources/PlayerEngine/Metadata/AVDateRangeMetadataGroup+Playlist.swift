import CoreMedia
import Foundation
import Playback

extension AVDateRangeMetadataGroup {
  /// The groups that a playlist tells, in order; those without a beginning are left out.
  static func groups(in playlist: Playlist) -> [AVDateRangeMetadataGroup] {
    let dated = playlist.dateRanges.compactMap { range in
      range.start.flatMap(date).map { (range: range, start: $0) }
    }
    return dated.map { range, start in
      var end = range.end.flatMap(date) ?? range.duration.map { start.addingTimeInterval($0) }
      if range.endsOnNext, end == nil {
        end = dated.filter { $0.range.kind == range.kind && $0.start > start }.map(\.start).min()
      }
      return AVDateRangeMetadataGroup(
        items: items(of: range, from: start), start: start, end: end, label: range.kind, id: range.id)
    }
  }

  private static func items(of range: Playlist.DateRange, from start: Date) -> [AVMetadataItem] {
    range.values.sorted { $0.key < $1.key }.map { name, value in
      var fields = MetadataFields()
      fields.identifier = AVMetadataItem.identifier(forKey: name, keySpace: .hlsDateRange)
      fields.startDate = start
      if let duration = range.duration {
        fields.duration = CMTime(seconds: duration, preferredTimescale: 1000)
      }
      switch value {
      case .text(let text): fields.value = text as NSString
      case .number(let number): fields.value = NSNumber(value: number)
      case .data(let bytes): fields.value = Data(bytes) as NSData
      }
      return AVMetadataItem(fields)
    }
  }

  private static func date(_ text: String) -> Date? {
    DateText.seconds(text).map { Date(timeIntervalSince1970: $0) }
  }

  /// Whether both say the same.
  func says(whatIsSaidBy other: AVDateRangeMetadataGroup) -> Bool {
    startDate == other.startDate && endDate == other.endDate && classifyingLabel == other.classifyingLabel
      && items.elementsEqual(other.items) { $0.identifier == $1.identifier && $0.isSaying(whatIsSaidBy: $1) }
  }
}

extension AVMetadataItem {
  fileprivate func isSaying(whatIsSaidBy other: AVMetadataItem) -> Bool {
    (value as? NSObject) == (other.value as? NSObject)
  }
}
