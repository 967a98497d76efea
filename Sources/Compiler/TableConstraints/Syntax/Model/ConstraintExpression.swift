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

  /// As in code, or with the signs of mathematics, which Apple's documentation of Auto Layout uses.
  init?(written text: String) {
    switch text {
    case "=": self = .equal
    case "≥": self = .greaterOrEqual
    case "≤": self = .lessOrEqual
    default: self.init(rawValue: text)
    }
  }
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

extension ConstraintExpression: CustomStringConvertible {
  /// The canonical text, such as `title.leading == avatar.trailing + 12 @750`.
  ///
  /// Parsing it gives an equal expression, regardless of the holder, unless long names make it longer than
  /// `ConstraintText.maxBytes`.
  package var description: String { text(in: nil) }

  /// The same as written beside the views of a holder, whose guides need no name.
  package func text(in holder: String?) -> String {
    var text = "\(first.text(in: holder)) \(relation.rawValue) "
    if let second {
      text += second.text(in: holder)
      if multiplier != 1 { text += " " + multiplier.multiplierText }
      text += constant.addition
    } else {
      text += constant.text
    }
    if priority != 1_000 { text += " @\(priority.shortestText)" }
    return text
  }
}

extension Constant {
  /// The constant as an addition; empty for 0.
  fileprivate var addition: String {
    switch self {
    case .number(0): ""
    case .number(let value): " \(value < 0 ? "-" : "+") \(value.magnitude.shortestText)"
    case .standard(_, let isNegative): " \(isNegative ? "-" : "+") \(Self.standardWord)"
    }
  }

  fileprivate var text: String {
    switch self {
    case .number(let value): value.shortestText
    case .standard(_, let isNegative): (isNegative ? "-" : "") + Self.standardWord
    }
  }
}

extension Double {
  /// The shortest text that is parsed as the same number: `12`, `-0.5`, `1e+20`.
  var shortestText: String {
    if self == 0 { return "0" }
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `* 0.5`, or `/ 3` if the digits of the multiplier would obscure a divisor.
  var multiplierText: String {
    let text = shortestText
    let divisor = (1 / self).shortestText
    // Parsing divides, so the divisor must give exactly the same multiplier.
    guard divisor.utf8.count + 4 < text.utf8.count, 1 / (1 / self) == self else { return "* \(text)" }
    return "/ \(divisor)"
  }
}
