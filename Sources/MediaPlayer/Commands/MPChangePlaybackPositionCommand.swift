/// A command to go on from somewhere else.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
