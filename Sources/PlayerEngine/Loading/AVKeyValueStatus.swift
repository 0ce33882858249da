/// How far the loading of a value has come.
public enum AVKeyValueStatus: Int, Sendable {
  /// Nobody has asked for it.
  case unknown = 0
  /// It is on its way.
  case loading = 1
  /// It is there.
  case loaded = 2
  /// It cannot be had; the error tells why.
  case failed = 3
  /// The loading was cancelled.
  case cancelled = 4
}
