

/// A clock that stands still until told otherwise.
package enum TestClockPlaceholder {}
