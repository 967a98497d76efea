/// The sum on the right of a relation, as far as it has been parsed.
struct RightSide {
  private(set) var anchor: Anchor?
  private(set) var multiplier = 1.0
  /// From the first term to the last.
  private(set) var range: Range<Int>
  /// From the first added number to the last.
  private(set) var constantRange: Range<Int>?
  /// The range of the anchor with its factor; nil if it has none.
  private(set) var multiplierRange: Range<Int>?
  private var number = 0.0
  private var hasNumber = false
  private var standard: (range: Range<Int>, isNegative: Bool)?

  init(at offset: Int) {
    range = offset..<offset
  }

  /// - Throws: A problem if a linear constraint between two anchors cannot contain the term in addition to the previous ones.
  mutating func add(_ term: Term, isNegative: Bool) throws(SyntaxProblem) {
    let sign = isNegative ? -1.0 : 1.0
    range = range.lowerBound..<term.range.upperBound
    switch term.operand {
    case .number(let value):
      if standard != nil { throw .standardAndNumber(term.range) }
      number += sign * value
      constantRange = (constantRange ?? term.range).lowerBound..<term.range.upperBound
      hasNumber = true
      guard number.isFinite else { throw .tooLargeSum(term.range) }
    case .anchor(let anchor):
      if self.anchor != nil { throw .secondAnchor(anchor.range, anchor) }
      self.anchor = anchor
      multiplier = sign * (term.factor ?? 1)
      multiplierRange = term.factor == nil ? nil : term.range
    case .standard:
      if standard != nil || hasNumber { throw .standardAndNumber(term.range) }
      standard = (term.range, isNegative != (term.factor == -1))
    }
  }

  /// The constant added to the second anchor, which determines the edges of a standard spacing.
  func constant(first: Anchor) throws(SyntaxProblem) -> Constant {
    // Minus zero is 0.
    guard let standard else { return .number(number == 0 ? 0 : number) }
    guard let spacing = StandardSpacing(between: first.attribute, and: anchor?.attribute ?? first.attribute) else {
      throw .standardWithoutEdges(standard.range)
    }
    return .standard(spacing, isNegative: standard.isNegative)
  }
}

/// A number, an anchor with its factor, or the standard spacing.
struct Term {
  enum Operand {
    case number(Double)
    case anchor(Anchor)
    case standard
  }

  var operand: Operand
  /// Nil if nothing is multiplied.
  var factor: Double?
  var range: Range<Int>
}
