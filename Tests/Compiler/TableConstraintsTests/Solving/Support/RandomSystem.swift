import RandomNumbers
import TableConstraints

/// A system drawn by chance, as data that can be handed to others.
struct RandomSystem: Codable {
  struct Constraint: Codable {
    /// Indices of variables, which may repeat.
    var variables: [Int]
    var coefficients: [Double]
    var parameters: [Int]
    var parameterCoefficients: [Double]
    var constant: Double
    /// -1 for at most 0, 0 for 0, 1 for at least 0.
    var relation: Int
    var priority: Double
  }

  var isNonnegative: [Bool]
  var parameterCount: Int
  var constraints: [Constraint]

  struct Shape {
    var variables = 1...6
    var parameters = 0...3
    var constraints = 1...14
    var priorities: [Double] = [1_000, 750, 250, 50]
    /// Whether numbers may be no multiples of a half.
    var hasOddNumbers = false
    /// What coefficients are multiplied by.
    var scales = [1.0]
  }

  init(_ shape: Shape, _ generator: inout Generator) {
    let variableCount = Int.random(in: shape.variables, using: &generator)
    isNonnegative = (0..<variableCount).map { _ in generator.below(3) == 0 }
    parameterCount = Int.random(in: shape.parameters, using: &generator)
    constraints = []
    for _ in 0..<Int.random(in: shape.constraints, using: &generator) {
      // Now and then one that is there already, with another priority or the other way round.
      if let known = constraints.randomElement(using: &generator), generator.below(6) == 0 {
        constraints.append(Self.variation(of: known, shape, &generator))
      } else {
        constraints.append(
          Self.constraint(shape, variableCount: variableCount, parameterCount: parameterCount, &generator))
      }
    }
  }

  private static func constraint(
    _ shape: Shape, variableCount: Int, parameterCount: Int, _ generator: inout Generator
  ) -> Constraint {
    let termCount = [1, 1, 2, 2, 2, 3, 4][generator.below(7)]
    let usesParameter = parameterCount > 0 && generator.below(2) == 0
    return Constraint(
      variables: (0..<termCount).map { _ in generator.below(variableCount) },
      coefficients: (0..<termCount).map { _ in coefficient(shape, &generator) },
      parameters: usesParameter ? [generator.below(parameterCount)] : [],
      parameterCoefficients: usesParameter ? [coefficient(shape, &generator)] : [],
      constant: generator.below(3) == 0 ? 0 : number(shape, &generator), relation: generator.below(3) - 1,
      priority: shape.priorities[generator.below(shape.priorities.count)])
  }

  private static func variation(of known: Constraint, _ shape: Shape, _ generator: inout Generator) -> Constraint {
    var constraint = known
    constraint.priority = shape.priorities[generator.below(shape.priorities.count)]
    constraint.relation = generator.below(3) - 1
    let factor = [1.0, 1, -1, 2, 0.5, -3][generator.below(6)]
    constraint.coefficients = constraint.coefficients.map { $0 * factor }
    constraint.parameterCoefficients = constraint.parameterCoefficients.map { $0 * factor }
    constraint.constant *= factor
    if generator.below(3) == 0 { constraint.constant += number(shape, &generator) }
    return constraint
  }

  private static func coefficient(_ shape: Shape, _ generator: inout Generator) -> Double {
    let scale = shape.scales[generator.below(shape.scales.count)]
    if shape.hasOddNumbers { return scale * Double.random(in: -3...3, using: &generator) }
    return scale * [1.0, -1, 1, -1, 0.5, -0.5, 2, -2][generator.below(8)]
  }

  private static func number(_ shape: Shape, _ generator: inout Generator) -> Double {
    if shape.hasOddNumbers { return Double.random(in: -100...100, using: &generator) }
    return Double(generator.below(201) - 100) / 2
  }

  /// Values for the parameters, often the same ones.
  func parameters(_ generator: inout Generator) -> [Double] {
    (0..<parameterCount).map { _ in Double(generator.below(81) - 20) }
  }

  func system(nominals: [Double]) -> LinearSystem {
    var system = LinearSystem()
    let variables = isNonnegative.map { system.addVariable(isNonnegative: $0) }
    let parameters = nominals.map { system.addParameter(nominal: $0) }
    for constraint in constraints { system.add(constraint, variables, parameters) }
    return system
  }
}

extension LinearSystem {
  @discardableResult
  mutating func add(_ constraint: RandomSystem.Constraint, _ variables: [Variable], _ parameters: [Parameter])
    -> Constraint
  {
    let expression = Expression(
      zip(constraint.variables, constraint.coefficients).map { (variables[$0], $1) },
      parameters: zip(constraint.parameters, constraint.parameterCoefficients).map { (parameters[$0], $1) },
      constant: constraint.constant)
    let relation: Relation = [.lessOrEqual, .equal, .greaterOrEqual][constraint.relation + 1]
    return add(expression, relation, priority: constraint.priority)
  }
}
