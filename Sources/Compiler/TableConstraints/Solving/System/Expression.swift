extension LinearSystem {
  /// A sum of variables and parameters with their coefficients, and of a constant. A term that occurs twice counts
  /// twice.
  package struct Expression: Sendable {
    package var terms: [(variable: Variable, coefficient: Double)]
    package var parameters: [(parameter: Parameter, coefficient: Double)]
    package var constant: Double

    package init(
      _ terms: [(variable: Variable, coefficient: Double)] = [],
      parameters: [(parameter: Parameter, coefficient: Double)] = [], constant: Double = 0
    ) {
      self.terms = terms
      self.parameters = parameters
      self.constant = constant
    }
  }
}
