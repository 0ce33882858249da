import Foundation
import Playback

/// An object that loads its values when they are asked for.
///
/// The classes of this package conform; nothing else can.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading {
  // MARK: - Loading by property

  /// Loads one value, and throws the error that kept it from being loaded.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    await loadValues(forKeys: [property.key])
    return try loadedValue(of: property)
  }

  /// Loads several values, and throws the first error that kept one from being loaded.
  public func load<First, Second, each Other>(
    _ first: AVAsyncProperty<Self, First>, _ second: AVAsyncProperty<Self, Second>,
    _ other: repeat AVAsyncProperty<Self, each Other>
  ) async throws -> (First, Second, repeat each Other) {
    var keys = [first.key, second.key]
    for property in repeat each other { keys.append(property.key) }
    await loadValues(forKeys: keys)
    return (
      try loadedValue(of: first), try loadedValue(of: second), repeat try loadedValue(of: each other)
    )
  }

  /// How far the loading of `property` has come; never waits.
  public func status<Value>(of property: AVAsyncProperty<Self, Value>) -> AVAsyncProperty<Self, Value>.Status
  {
    switch keyed.loading(ofKey: property.key) {
    case .unknown: .notYetLoaded
    case .loading: .loading
    case .loaded: .loaded(property.read(self))
    case .failed(let error): .failed(error as NSError)
    case .cancelled: .failed(AVError(.operationCancelled) as NSError)
    }
  }

  // MARK: - Loading by name

  /// Loads the values with these names, and calls `handler`, on a queue of its own choice, when all of them
  /// are loaded, have failed or were cancelled.
  public func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    keyed.load(keys) { if let handler { DispatchQueue.fresh.async(execute: handler) } }
  }

  /// Loads the values with these names; returns when all of them are loaded, have failed or were cancelled.
  public func loadValues(forKeys keys: [String]) async {
    await withCheckedContinuation { continuation in
      keyed.load(keys) { continuation.resume() }
    }
  }

  private func loadedValue<Value>(of property: AVAsyncProperty<Self, Value>) throws -> Value {
    switch keyed.loading(ofKey: property.key) {
    case .failed(let error): throw error
    case .cancelled, .unknown, .loading: throw AVError(.operationCancelled)
    case .loaded: return property.read(self)
    }
  }

  /// The same object, seen from within.
  var keyed: any KeyedLoading {
    guard let keyed = self as? any KeyedLoading else {
      preconditionFailure(
        "\(type(of: self)) conforms to AVAsynchronousKeyValueLoading, which only AVFoundation's classes can.")
    }
    return keyed
  }
}
