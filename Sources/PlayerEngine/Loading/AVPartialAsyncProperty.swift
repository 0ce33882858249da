/// Names a value of a `Root` that is loaded when it is asked for.
open class AVPartialAsyncProperty<Root: AVAsynchronousKeyValueLoading>: AVAnyAsyncProperty {}

// Unchecked for the reason that its superclass gives.
extension AVPartialAsyncProperty: @unchecked Sendable {}
