/// A command to rate what plays.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.

  /// How well it is liked.
  public let rating: Float

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, rating: Float) {
    self.rating = rating
    super.init(command)
  }
}
