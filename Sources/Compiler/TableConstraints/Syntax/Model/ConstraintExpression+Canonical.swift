extension ConstraintExpression {
  /// The same constraint in one of its two forms: `a.leading == b.trailing + 8` is equivalent to `b.trailing == a.leading - 8`, which is
  /// the form in a visual format. The anchors are sorted by their text.
  package var canonical: ConstraintExpression {
    guard let second, second.description < first.description else { return self }
    var turned = self
    (turned.first, turned.second) = (second, first)
    turned.multiplier = 1 / multiplier
    switch constant {
    case .number(let value): turned.constant = .number(value == 0 ? 0 : -value / multiplier)
    case .standard(let spacing, let isNegative):
      // A multiple of a standard spacing cannot be written.
      guard multiplier == 1 else { return self }
      turned.constant = .standard(spacing, isNegative: !isNegative)
    }
    if multiplier > 0 { turned.relation = relation.turned }
    return turned
  }
}

extension Relation {
  /// The same with its sides exchanged.
  fileprivate var turned: Relation {
    switch self {
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    case .lessOrEqual: .greaterOrEqual
    }
  }
}
