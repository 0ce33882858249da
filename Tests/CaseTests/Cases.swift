import Testing

/// Media and servers that are known to break players, and what is right with each.
///
/// Everything in here runs real pipelines without a clock, one after the other, since two that decode at full speed
/// only take the processor from each other.
@Suite(.serialized, .timeLimit(.minutes(1))) struct Cases {}
