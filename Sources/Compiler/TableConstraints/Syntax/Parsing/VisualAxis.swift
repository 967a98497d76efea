/// The orientation of a visual format.
enum VisualAxis {
  case horizontal, vertical

  private var leading: Attribute { self == .horizontal ? .leading : .top }
  private var trailing: Attribute { self == .horizontal ? .trailing : .bottom }
  private var size: Attribute { self == .horizontal ? .width : .height }

  /// The later view comes first, as in the constraints that UIKit creates: the spacing is added.
  func constraints(
    between before: VisualElement, and after: VisualElement, spacings: [VisualSpacing]
  ) -> [ConstraintExpression] {
    let first = Anchor(after.name, after.isSuperview ? trailing : leading, range: after.name.range)
    let second = Anchor(before.name, before.isSuperview ? leading : trailing, range: before.name.range)
    return spacings.map { spacing in
      let constant: Constant =
        switch spacing.object {
        case .number(let value): .number(value)
        case .standard:
          .standard(before.isSuperview || after.isSuperview ? .superviewEdge : .siblings, isNegative: false)
        }
      var expression = ConstraintExpression(
        first, spacing.relation, second, constant: constant, priority: spacing.priority ?? 1_000, range: spacing.range)
      expression.constantRange = spacing.range
      return expression
    }
  }

  func constraints(of view: VisualElement, sizes: [VisualSize]) -> [ConstraintExpression] {
    let first = Anchor(view.name, size, range: view.name.range)
    return sizes.map { predicate in
      var expression = ConstraintExpression(
        first, predicate.relation, priority: predicate.priority ?? 1_000, range: predicate.range)
      switch predicate.object {
      case .number(let value): (expression.constant, expression.constantRange) = (.number(value), predicate.range)
      case .view(let name): expression.second = Anchor(name, size, range: name.range)
      }
      return expression
    }
  }
}
