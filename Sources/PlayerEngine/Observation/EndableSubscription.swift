/// An observation under way, whatever the type of what it observes.
protocol EndableSubscription: AnyObject, Sendable {
  /// Something that is observed has changed, and is to be told; may be called under a lock.
  func expect()

  /// Reads again what is observed, and tells its handler of all changes that are to be told; on the main queue,
  /// or on the thread of code that announces a change itself.
  func update()

  /// Something that is observed is about to change: reads what it is before.
  func prepare()

  /// Reads again what is observed, and tells its handler if it is another value, or one that cannot be compared.
  func updateIfDifferent()

  /// Calls the handler no more.
  func end()

  /// Whether there is still something to tell of.
  var isOfUse: Bool { get }
}
