/// A command to play in another order.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.

  /// Which order.
  public let shuffleType: MPShuffleType

  /// Whether it is to hold for other items as well.
  public let preservesShuffleMode: Bool

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, shuffleType: MPShuffleType, preservesShuffleMode: Bool) {
    self.shuffleType = shuffleType
    self.preservesShuffleMode = preservesShuffleMode
    super.init(command)
  }
}
