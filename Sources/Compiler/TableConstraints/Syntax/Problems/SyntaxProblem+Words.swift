/// Problems with single words: unreadable characters and unknown words.
extension SyntaxProblem {
  static func tooLong(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      range, "the constraint is longer than \(ConstraintText.maxBytes) bytes",
      help: "split it into several constraints")
  }

  static func unclosedQuote(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(range, "this quote is never closed", help: "write a quote at the end of the name")
  }

  static func emptyName(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(range, "the name is empty", help: "write the name of a view between the quotes")
  }

  static func unexpectedCharacter(_ range: Range<Int>, _ scalar: Unicode.Scalar) -> SyntaxProblem {
    let isPrintable = !scalar.properties.isWhitespace && scalar.properties.generalCategory.isVisible
    let text = isPrintable ? "'\(scalar)'" : "U+" + scalar.hexadecimal
    return SyntaxProblem(
      range, "\(text) is not allowed here",
      help: scalar.meantInstead.map { "write \($0)" } ?? "put a name that contains it in single quotes",
      replacement: scalar.operatorMeant)
  }

  static func notANumber(_ range: Range<Int>, digits: String, suffix: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "\((digits + suffix).forMessage) is not a number", help: suffixHelp(digits: digits, suffix: suffix))
  }

  static let foreignUnits: Set = ["px", "dp", "sp", "em", "rem", "mm", "cm", "in"]
  static let unitHelp = "lengths are in points: write the number alone"

  private static func suffixHelp(digits: String, suffix: String) -> String {
    switch suffix {
    case "%": "multiply an anchor instead: '50%' is '* 0.5'"
    case _ where foreignUnits.contains(suffix): unitHelp
    default: "put a name that begins with a digit in single quotes, and an operator after a number"
    }
  }

  static func notFinite(
    _ range: Range<Int>, _ text: String, help: String = "write a smaller number"
  ) -> SyntaxProblem {
    SyntaxProblem(range, "\(text.forMessage) is not a finite number", help: help)
  }

  static func unknownRelation(_ range: Range<Int>, _ text: String) -> SyntaxProblem {
    let meant = ["<": "<=", "=<": "<=", ">": ">=", "=>": ">="][text]
    return SyntaxProblem(
      range, "\(text.forMessage) is not a relation", help: "write \(meant.map { "'\($0)'" } ?? "'==', '>=' or '<='")",
      replacement: meant)
  }

  static func unknownPriority(_ range: Range<Int>, _ word: String) -> SyntaxProblem {
    SyntaxProblem(
      range, "\(word.forMessage) is not a priority",
      help: "write a number from 1 to 1000, or required, defaultHigh (750) or defaultLow (250)",
      candidates: PriorityWord.allCases.map(\.rawValue), word: word)
  }

  static func priorityOfSwift(_ range: Range<Int>, _ text: String, _ word: String) -> SyntaxProblem {
    SyntaxProblem(range, "\(text.forMessage) is not a priority", help: "write '@\(word)'", replacement: word)
  }

  static func priorityOutOfRange(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      range, "the priority is out of range", label: "must be from 1 to 1000",
      help: "omit '@' for a required constraint, which has priority 1000")
  }

  static func unit(_ range: Range<Int>, of what: String) -> SyntaxProblem {
    SyntaxProblem(range, "a \(what) has no unit", help: "write the number alone")
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The operator that looks like it.
  fileprivate var operatorMeant: String? {
    switch self {
    case "−", "–", "—": "-"
    case "×", "·": "*"
    case "÷": "/"
    default: nil
    }
  }

  /// The replacement for characters from other languages and editors.
  fileprivate var meantInstead: String? {
    if let operatorMeant { return "'\(operatorMeant)'" }
    return switch self {
    case "\"", "`", "‘", "’", "“", "”": "names in single quotes"
    default: nil
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isVisible: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark: false
    default: true
    }
  }
}
