/// Valid words in an order that does not form a constraint.
extension SyntaxProblem {
  static func noConstraint(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      range, "expected a constraint", label: "the string is empty", help: "write one, such as 'title.width == 40'")
  }

  static func missing(
    _ range: Range<Int>, _ what: String, after place: String? = nil, label: String? = nil, help: String? = nil
  ) -> SyntaxProblem {
    let place = place.map { " after \($0)" } ?? ""
    return SyntaxProblem(range, "expected \(what)\(place)", label: label, help: help)
  }

  static func unexpected(_ range: Range<Int>, _ text: String, help: String? = nil) -> SyntaxProblem {
    SyntaxProblem(range, "unexpected \(text.forMessage)", help: help)
  }

  static func numberFirst(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      range, "a constraint must begin with an anchor", help: "write the number on the right of the relation")
  }

  static func calculationFirst(_ range: Range<Int>, _ text: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(text.forMessage) is not allowed on the left", help: "write it on the right of the relation")
  }

  static func secondRelation(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(range, "a constraint can have only one relation", help: "write each constraint as a separate string")
  }
}

/// Expressions that are not linear, or not allowed in a constraint.
extension SyntaxProblem {
  static func parentheses(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(range, "parentheses are not allowed here", help: "write each term without them")
  }

  static func secondAnchor(_ range: Range<Int>, _ anchor: Anchor) -> SyntaxProblem {
    SyntaxProblem(
      range, "only one anchor is allowed on the right",
      label: "\(anchor.description.forMessage) is the second", help: "write a number, or another constraint")
  }

  static func notLinear(_ range: Range<Int>, _ message: String) -> SyntaxProblem {
    SyntaxProblem(range, message, label: "this is not linear", help: "multiply or divide an anchor by a number")
  }

  static func numbersOnly(_ range: Range<Int>, result: Double) -> SyntaxProblem {
    SyntaxProblem(
      range, "a product of numbers is not allowed here",
      help: "write \(result.isFinite ? "'\(result.shortestText)'" : "one number")")
  }

  static func severalFactors(_ range: Range<Int>, product: Double) -> SyntaxProblem {
    SyntaxProblem(
      range, "an anchor can have only one multiplier or divisor",
      help: "write \(product.isFinite && product != 0 ? "'\(product.multiplierText)'" : "one number") instead of both")
  }

  static func zeroMultiplier(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(range, "the multiplier is 0", help: "remove the anchor, or write another multiplier")
  }

  static func zeroDivisor(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(range, "the divisor is 0", help: "write another divisor")
  }

  static func tooSmallDivisor(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(range, "the divisor is too close to 0", help: "write another divisor")
  }

  static func tooLargeSum(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(range, "the sum is not a finite number", help: "write smaller numbers")
  }

  static func standardMultiplied(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      range, "'standard' cannot be multiplied or divided",
      help: "write a number; put the name of a view in single quotes")
  }

  static func standardAndNumber(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      range, "'standard' cannot be combined with another constant", help: "write one number, or 'standard' alone")
  }

  static func standardWithoutEdges(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(range, "'standard' is a spacing between two edges", help: "write a number")
  }
}
