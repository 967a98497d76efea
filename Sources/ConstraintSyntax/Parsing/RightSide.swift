/// The sum at the right of a relation, as far as it is read.
struct RightSide {
  private(set) var anchor: Anchor?
  private(set) var multiplier = 1.0
  /// From the first term to the last.
  private(set) var range: Range<Int>
  /// From the first number that is added to the last.
  private(set) var constantRange: Range<Int>?
  /// Of the anchor with its factor; nil where it has none.
  private(set) var multiplierRange: Range<Int>?
  private var number = 0.0
  private var hasNumber = false
  private var standard: (range: Range<Int>, isNegative: Bool)?

  init(at offset: Int) {
    range = offset..<offset
  }

  /// - Throws: a term that a linear constraint between two anchors cannot have besides those before it.
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

  /// What is added to the second anchor, which decides between which edges a standard spacing is.
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
  /// Nil where nothing is multiplied.
  var factor: Double?
  var range: Range<Int>
}
