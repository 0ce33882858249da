@_exported public import Foundation
@_exported public import FoundationNetworking

// What Apple's Foundation has of observation, for files that import no more than that.
@_exported public import enum PlayerEngine.NSKeyValueChange
@_exported public import struct PlayerEngine.NSKeyValueChangeKey
@_exported public import class PlayerEngine.NSKeyValueObservation
@_exported public import struct PlayerEngine.NSKeyValueObservedChange
@_exported public import struct PlayerEngine.NSKeyValueObservingOptions
