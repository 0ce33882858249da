public import CoreMedia
import Foundation

extension AVAsset {
  // MARK: - At once, waiting until the asset is loaded

  /// The track with this number; nil where there is none.
  public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  /// The tracks that carry `mediaType`.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// The tracks that are `mediaCharacteristic`.
  public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
    tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }

  // MARK: - When they are loaded

  /// The track with this number; nil where there is none.
  public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    try await loaded("tracks") { $0.track(withTrackID: trackID) }
  }

  /// Calls `completionHandler` with the track with this number, or with the error.
  public func loadTrack(
    withTrackID trackID: CMPersistentTrackID,
    completionHandler: @escaping @Sendable (AVAssetTrack?, (any Error)?) -> Void
  ) {
    load("tracks", completionHandler) { $0.track(withTrackID: trackID) }
  }

  /// The tracks that carry `mediaType`.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await loaded("tracks") { $0.tracks(withMediaType: mediaType) }
  }

  /// Calls `completionHandler` with the tracks that carry `mediaType`, or with the error.
  public func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    load("tracks", completionHandler) { $0.tracks(withMediaType: mediaType) }
  }

  /// The tracks that are `mediaCharacteristic`.
  public func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVAssetTrack] {
    try await loaded("tracks") { $0.tracks(withMediaCharacteristic: mediaCharacteristic) }
  }

  /// Calls `completionHandler` with the tracks that are `mediaCharacteristic`, or with the error.
  public func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    load("tracks", completionHandler) { $0.tracks(withMediaCharacteristic: mediaCharacteristic) }
  }

  // MARK: - What these have in common

  /// What `read` finds once the asset is loaded.
  func loaded<Value>(_ key: String, _ read: (AVAsset) -> Value) async throws -> Value {
    await loadValues(forKeys: [key])
    if let error = loader.loading.error { throw error }
    return read(self)
  }

  /// Calls `handler` with what `read` finds once the asset is loaded, or with the error.
  func load<Value>(
    _ key: String, _ handler: @escaping @Sendable (Value?, (any Error)?) -> Void,
    read: @escaping @Sendable (AVAsset) -> Value?
  ) {
    loadValuesAsynchronously(forKeys: [key]) {
      if let error = self.loader.loading.error { handler(nil, error) } else { handler(read(self), nil) }
    }
  }
}

extension KeyLoading {
  /// Why the value cannot be had; nil where it can.
  var error: AVError? {
    switch self {
    case .failed(let error): error
    case .cancelled: AVError(.operationCancelled)
    case .unknown, .loading, .loaded: nil
    }
  }
}
