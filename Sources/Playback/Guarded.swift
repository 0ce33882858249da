import Synchronization

/// A `Mutex` whose order the thread sanitizer can see.
///
/// When two threads contend for one of Swift 6.3's mutexes on Linux, the kernel hands it over, and the sanitizer, which
/// sees no more than the program's own instructions, takes what the two do for a race. An atomic that is written at
/// the end and read at the beginning shows it the order; it costs next to nothing. This can go once the sanitizer is
/// quiet about two threads that do nothing but `withLock` on one `Mutex`.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = Atomic(false)

  /// Guards `value`.
  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Runs `body` while nobody else has the value.
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
