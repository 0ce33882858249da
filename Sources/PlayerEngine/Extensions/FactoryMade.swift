/// Lets a class's initialiser answer with an object made elsewhere, such as one of a subclass.
protocol FactoryMade {}

extension FactoryMade {
  init(making make: () -> Self) { self = make() }
}
