extension LinearSystem {
  /// A minimal set of required constraints that cannot hold together: without any one of them the others can. Empty if
  /// all required constraints can hold. That variables must not be negative is assumed and not part of the set.
  ///
  /// Of several such sets, always the same one is returned: for the first part of the system that has one, what is left
  /// after removing its constraints one by one, in the order of adding, as long as the rest still cannot hold. So of
  /// two interchangeable constraints, the one that was added later is returned.
  package func conflict(at parameters: [Double] = []) -> [Constraint] {
    let parameters = completed(parameters)
    let required = keeping(nominals: parameters, constraints: \.isRequired)
    // A constraint without variables is a conflict by itself.
    let broken = Residuals(required).violations([Double](repeating: 0, count: variableCount), parameters)
    if let alone = broken.first(where: { constraints[$0.constraint.index].terms.isEmpty }) { return [alone.constraint] }
    for part in Part.parts(of: required) {
      let conflict = ConflictFilter(part, of: required).conflict()
      if !conflict.isEmpty { return conflict.map(Constraint.init) }
    }
    return []
  }
}
