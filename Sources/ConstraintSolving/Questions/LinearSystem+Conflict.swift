extension LinearSystem {
  /// Required constraints that cannot hold together, none of which could be spared: without any one of them the others
  /// can. Empty where all required constraints can hold. That variables may not be negative is taken for granted and
  /// not told.
  ///
  /// Of several such sets one is told, always the same: of the first part of the system that has one, what is left when
  /// its constraints are taken away one by one, in the order of adding, wherever the rest still cannot hold. So of two
  /// that would do the one that was added later is told.
  package func conflict(at parameters: [Double] = []) -> [Constraint] {
    let parameters = completed(parameters)
    let required = keeping(nominals: parameters, constraints: \.isRequired)
    // A constraint without variables is a conflict of its own.
    let broken = Residuals(required).violations([Double](repeating: 0, count: variableCount), parameters)
    if let alone = broken.first(where: { constraints[$0.constraint.index].terms.isEmpty }) { return [alone.constraint] }
    for part in Part.parts(of: required) {
      let conflict = ConflictFilter(part, of: required).conflict()
      if !conflict.isEmpty { return conflict.map(Constraint.init) }
    }
    return []
  }
}
