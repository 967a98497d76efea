/// One constraint: `first relation second * multiplier + constant`, with a priority.
///
/// Expressions are equal regardless of their places in the text.
package struct ConstraintExpression: Sendable {
  package var first: Anchor
  package var relation: Relation
  /// Nil for a size that is compared with a constant alone.
  package var second: Anchor?
  /// Finite and not 0; 1 if there is no second anchor.
  package var multiplier: Double
  package var constant: Constant
  /// From 1 to 1000, which is required.
  package var priority: Double
  /// UTF-8 offsets in the text. In a visual format, the range of a predicate, of the `-` for a standard spacing, or of the
  /// adjacent brackets.
  package var range: Range<Int>
  /// The ranges of the constant and of the multiplier in the text; nil if there is none.
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

/// The constant on the right side of a constraint.
package enum Constant: Hashable, Sendable {
  /// A finite number of points.
  case number(Double)
  /// UIKit's standard spacing, subtracted if it is negative.
  case standard(StandardSpacing, isNegative: Bool)

  /// The word for a standard spacing. The name of a view with this name must be in quotes.
  static let standardWord = "standard"
}

/// The kind of standard spacing. It is not a number here because it depends on the version of UIKit.
package enum StandardSpacing: Hashable, Sendable, CaseIterable {
  /// Between siblings: from an edge to the opposite edge of the other view.
  case siblings
  /// Between a view and its superview: from an edge to the same edge of the other view.
  case superviewEdge

  /// Nil if there is no spacing between the two.
  package init?(between first: Attribute, and second: Attribute) {
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
