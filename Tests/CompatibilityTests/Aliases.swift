import AppleCompatibility

typealias NSObject = AppleCompatibility.NSObject
typealias Selector = AppleCompatibility.Selector
