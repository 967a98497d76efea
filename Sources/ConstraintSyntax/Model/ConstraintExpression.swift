/// One constraint: `first relation second * multiplier + constant`, with a priority.
///
/// Expressions are equal where they say the same: places in the text are not compared.
package struct ConstraintExpression: Sendable {
  package var first: Anchor
  package var relation: Relation
  /// Nil for a size that is compared with the constant alone.
  package var second: Anchor?
  /// Finite and not 0; 1 where there is no second anchor.
  package var multiplier: Double
  package var constant: Constant
  /// From 1 to 1000, which is required.
  package var priority: Double
  /// UTF-8 offsets in the text. In a visual format these are of a predicate, of the `-` that stands for a standard
  /// spacing, or of the brackets that touch.
  package var range: Range<Int>
  /// Where the text has the numbers of the constant and of the multiplier; nil where it has none.
  package var constantRange: Range<Int>?
  package var multiplierRange: Range<Int>?

  package init(
    _ first: Anchor, _ relation: Relation, _ second: Anchor? = nil, multiplier: Double = 1,
    constant: Constant = .number(0), priority: Double = 1_000, range: Range<Int> = 0..<0
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant, self.priority, self.range) = (multiplier, constant, priority, range)
  }
}

package enum Relation: String, Hashable, Sendable, CaseIterable {
  case equal = "=="
  case greaterOrEqual = ">="
  case lessOrEqual = "<="
}

/// What is added at the right of a constraint.
package enum Constant: Hashable, Sendable {
  /// A finite number of points.
  case number(Double)
  /// A spacing that UIKit chooses, subtracted where it is negative.
  case standard(StandardSpacing, isNegative: Bool)

  /// The word for a standard spacing. A view of that name stands in quotes.
  static let standardWord = "standard"
}

/// Which spacing UIKit chooses: it is no number here, for it depends on the system that lays out.
package enum StandardSpacing: Hashable, Sendable, CaseIterable {
  /// Between neighbours: from an edge to the opposite one of the other view.
  case siblings
  /// Between a view and its superview's edge: from an edge to the same one of the other view.
  case superviewEdge

  /// Nil where no spacing is between the two.
  init?(between first: Attribute, and second: Attribute) {
    guard first.isEdge, second.isEdge, first.canBeCompared(with: second) else { return nil }
    self = first == second ? .superviewEdge : .siblings
  }
}

extension ConstraintExpression: Hashable {
  package static func == (left: ConstraintExpression, right: ConstraintExpression) -> Bool {
    left.first == right.first && left.relation == right.relation && left.second == right.second
      && left.multiplier == right.multiplier && left.constant == right.constant && left.priority == right.priority
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(relation)
    hasher.combine(second)
    hasher.combine(multiplier)
    hasher.combine(constant)
    hasher.combine(priority)
  }
}
