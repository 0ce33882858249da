@_exported public import Foundation
@_exported public import FoundationNetworking

// What Apple's Foundation has of observation, for files that import no more than that.
@_exported public import enum PlayerEngine.NSKeyValueChange
@_exported public import struct PlayerEngine.NSKeyValueChangeKey
@_exported public import class PlayerEngine.NSKeyValueObservation
@_exported public import struct PlayerEngine.NSKeyValueObservedChange
@_exported public import struct PlayerEngine.NSKeyValueObservingOptions

// What its neighbours have, and Foundation brings along there.
@_exported public import typealias PlayerEngine.CFAbsoluteTime
@_exported public import func PlayerEngine.CFAbsoluteTimeGetCurrent
@_exported public import typealias PlayerEngine.CFTimeInterval
@_exported public import let PlayerEngine.NSEC_PER_MSEC
@_exported public import let PlayerEngine.NSEC_PER_SEC
@_exported public import let PlayerEngine.NSEC_PER_USEC
@_exported public import typealias PlayerEngine.OSStatus
@_exported public import let PlayerEngine.noErr
