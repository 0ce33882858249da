import Playback

/// The lock of this module, in place of the one in Synchronization.
typealias Mutex<Value: ~Copyable> = Guarded<Value>
