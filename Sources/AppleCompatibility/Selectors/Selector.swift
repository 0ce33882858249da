/// A method to be called later, on an object that is known then.
///
/// There is no Objective-C here to find a method by its name; instead the method itself is taken. Where Apple code
/// says `#selector(update(_:))`, say `Selector(update(_:))`. A method of an object (`update(_:)` within that class)
/// keeps the object alive as long as the selector is kept; one of a type (`Screen.update(_:)`) does not.
public struct Selector: Sendable {
  // Unchecked, because methods are not marked as Sendable: whoever takes a selector says on which thread it is called.
  private enum Method: @unchecked Sendable {
    case named
    case code((_ target: AnyObject, _ arguments: [Any?]) -> Any?)
  }

  private let method: Method
  private let name: String

  /// A name alone, which can be compared and shown; calling it traps.
  public init(_ name: String) {
    self.name = name
    method = .named
  }

  /// A method of an object, without a parameter.
  public init<Result>(_ method: @escaping () -> Result) {
    self.init(code: { _, _ in method() })
  }

  /// A method of an object, with a parameter.
  public init<Parameter, Result>(_ method: @escaping (Parameter) -> Result) {
    self.init(code: { _, arguments in method(argument(0, of: arguments)) })
  }

  /// A method of an object, with two parameters.
  public init<First, Second, Result>(_ method: @escaping (First, Second) -> Result) {
    self.init(code: { _, arguments in method(argument(0, of: arguments), argument(1, of: arguments)) })
  }

  /// A method of a type, without a parameter.
  public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
    self.init(code: { target, _ in method(object(target))() })
  }

  /// A method of a type, with a parameter.
  public init<Target: AnyObject, Parameter, Result>(
    _ method: @escaping (Target) -> (Parameter) -> Result
  ) {
    self.init(code: { target, arguments in method(object(target))(argument(0, of: arguments)) })
  }

  private init(code: @escaping (_ target: AnyObject, _ arguments: [Any?]) -> Any?) {
    method = .code(code)
    name = "method"
  }

  /// Calls the method on `target`, as far as it is not one of an object already.
  @discardableResult
  public func invoke(on target: AnyObject, with arguments: [Any?]) -> Any? {
    guard case .code(let code) = method else {
      preconditionFailure(
        """
        Selector("\(name)") is only a name; on this system a method cannot be found by it. Make the selector from the \
        method itself: Selector(\(name.prefix { $0 != ":" })).
        """)
    }
    return code(target, arguments)
  }
}

extension Selector: CustomStringConvertible {
  /// The name; "method" for one that was made from a method.
  public var description: String { name }
}

/// The argument at this place, as the type that the method asks for.
private func argument<Value>(_ place: Int, of arguments: [Any?]) -> Value {
  let given = place < arguments.count ? arguments[place] : nil
  guard let value = (given ?? Optional<Any>.none as Any) as? Value else {
    preconditionFailure(
      "A selector was called with \(given.map { "\($0)" } ?? "nothing") in place of a \(Value.self).")
  }
  return value
}

private func object<Target: AnyObject>(_ target: AnyObject) -> Target {
  guard let object = target as? Target else {
    preconditionFailure("A selector of \(Target.self) was called on a \(type(of: target)).")
  }
  return object
}
