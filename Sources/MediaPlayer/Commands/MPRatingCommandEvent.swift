/// A command to rate what plays.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.
  private let given: Float

  /// How well it is liked.
  open var rating: Float { given }

  /// A giving of no command, for tests.
  public override init() {
    given = 0
    super.init()
  }

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, rating: Float) {
    given = rating
    super.init(command)
  }
}
