import Foundation

// Names of Core Foundation and its neighbours that code around `CMTime` takes for granted.

/// A number of seconds.
public typealias CFTimeInterval = Double

/// A moment: seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The number of an outcome; 0 means that all went well.
public typealias OSStatus = Int32

/// All went well.
public let noErr: OSStatus = 0

/// The present moment.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Seconds since the machine was started, by a clock that is never set.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
