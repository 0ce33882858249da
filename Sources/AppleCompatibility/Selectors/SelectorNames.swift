/// A selector that is a name alone.
public func NSSelectorFromString(_ selectorName: String) -> Selector { Selector(selectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
