/// A command to play in another order.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.
  private let given: (MPShuffleType, Bool)

  /// Which order.
  open var shuffleType: MPShuffleType { given.0 }

  /// Whether it is to hold for other items as well.
  open var preservesShuffleMode: Bool { given.1 }

  /// A giving of no command, for tests.
  public override init() {
    given = (.off, false)
    super.init()
  }

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, shuffleType: MPShuffleType, preservesShuffleMode: Bool) {
    given = (shuffleType, preservesShuffleMode)
    super.init(command)
  }
}
