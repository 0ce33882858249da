/// What is to be done, and what is to be told, each in order.
package struct Outcome: Sendable, Hashable {
  /// What the renderers are to be told to do.
  package var commands: [Addressed] = []

  /// What the world is to be told.
  package var notices: [Notice] = []

  /// A command and the renderer it is for.
  package struct Addressed: Sendable, Hashable {
    /// Whom to tell.
    package let slot: Slot

    /// What to do.
    package let command: Command
  }
}
