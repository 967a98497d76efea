import Testing

@testable import TableConstraints

@Suite("A word that cannot be read is a problem")
struct WordProblemTests {
  static let characters: [ProblemExample] = [
    ProblemExample("«'»title.top == 8", "this quote is never closed", help: "write a quote at the end of the name"),
    ProblemExample("[a]-[«'»it''s]", "this quote is never closed", help: "write a quote at the end of the name"),
    ProblemExample(
      "a.width == «''».width", "the name is empty", help: "write the name of a view between the quotes"),
    ProblemExample(
      "a.width == «👍».width", "'👍' is not allowed here", help: "put a name that contains it in single quotes"),
    ProblemExample(
      "a.width == 8«\u{7}»", "U+0007 is not allowed here", help: "put a name that contains it in single quotes"),
    ProblemExample(
      "a«\u{200D}».width == 8", "U+200D is not allowed here", help: "put a name that contains it in single quotes"),
    ProblemExample(
      "a.width == 8 «#» wide", "'#' is not allowed here", help: "put a name that contains it in single quotes"),
    ProblemExample("a.width == b.width «−» 8", "'−' is not allowed here", help: "write '-'"),
    ProblemExample("a.width == b.width «×» 8", "'×' is not allowed here", help: "write '*'"),
    ProblemExample("a.width == b.width «÷» 8", "'÷' is not allowed here", help: "write '/'"),
    ProblemExample("«\"»a b\".width == 8", "'\"' is not allowed here", help: "write names in single quotes"),
    ProblemExample("«‘»a b’.width == 8", "'‘' is not allowed here", help: "write names in single quotes"),
  ]

  @Test("of characters", arguments: characters)
  func character(_ example: ProblemExample) { example.check() }

  static let numbers: [ProblemExample] = [
    ProblemExample(
      "a.width == «12px»", "'12px' is not a number", help: "lengths are in points: write the number alone"),
    ProblemExample(
      "a.width == 12 «px»", "unexpected 'px'", help: "lengths are in points: write the number alone"),
    ProblemExample("[a(«1e2em»)]", "'1e2em' is not a number", help: "lengths are in points: write the number alone"),
    ProblemExample("a.width == «50%»", "'50%' is not a number", help: "multiply an anchor instead: '50%' is '* 0.5'"),
    ProblemExample(
      "a.width == «1.2.3»", "'1.2.3' is not a number",
      help: "put a name that begins with a digit in single quotes, and an operator after a number"),
    ProblemExample(
      "a.width == «2nd.width»", "'2nd.width' is not a number",
      help: "put a name that begins with a digit in single quotes, and an operator after a number"),
    ProblemExample(
      "a.width == «0x1F»", "'0x1F' is not a number",
      help: "put a name that begins with a digit in single quotes, and an operator after a number"),
    ProblemExample(
      "a.width == «.inf»", "'.inf' is not a finite number", help: "write a number of points"),
    ProblemExample(
      "a.width == -«.NaN»", "'.NaN' is not a finite number", help: "write a number of points"),
    ProblemExample(
      "a.width == b.width * «infinity»", "'infinity' is not a finite number", help: "write a number of points"),
    ProblemExample("a.width == -«1e999»", "'1e999' is not a finite number", help: "write a smaller number"),
    ProblemExample(
      "a.width == «1e99999999999999999999pt»", "'1e99999999999999999999pt' is not a finite number",
      help: "write a smaller number"),
  ]

  @Test("of numbers", arguments: numbers)
  func number(_ example: ProblemExample) { example.check() }

  static let units: [ProblemExample] = [
    ProblemExample("a.width == «2pt» * b.width", "a multiplier has no unit", help: "write the number alone"),
    ProblemExample("a.width == b.width * «2 pt»", "a multiplier has no unit", help: "write the number alone"),
    ProblemExample("a.width == b.width / «2pt»", "a divisor has no unit", help: "write the number alone"),
    ProblemExample("a.width == 8 @«750pt»", "a priority has no unit", help: "write the number alone"),
  ]

  @Test("of units that are none of lengths", arguments: units)
  func unit(_ example: ProblemExample) { example.check() }

  @Test(
    "of relations",
    arguments: [
      ("<", "write '<='"), (">", "write '>='"), ("=>", "write '>='"), ("=<", "write '<='"),
      ("!=", "write '==', '>=' or '<='"),
      ("≠", "write '==', '>=' or '<='"), ("===", "write '==', '>=' or '<='"), ("<>", "write '==', '>=' or '<='"),
    ])
  func relation(_ sign: String, _ help: String) {
    ProblemExample("a.width «\(sign)» 8", "'\(sign)' is not a relation", help: help).check()
    ProblemExample("a.width«\(sign)»8", "'\(sign)' is not a relation", help: help).check()
    ProblemExample("[a(«\(sign)»8)]", "'\(sign)' is not a relation", help: help).check()
  }

  static let priorities: [ProblemExample] = [
    ProblemExample(
      "a.width == 8 @«defaultMedium»", "'defaultMedium' is not a priority",
      help: "write a number from 1 to 1000, or required, defaultHigh (750) or defaultLow (250)"),
    ProblemExample(
      "[a(8@«high»)]", "'high' is not a priority",
      help: "write a number from 1 to 1000, or required, defaultHigh (750) or defaultLow (250)"),
    ProblemExample(
      "a.width == 8 @«0»", "the priority is out of range", label: "must be from 1 to 1000",
      help: "omit '@' for a required constraint, which has priority 1000"),
    ProblemExample(
      "a.width == 8 @«1000.5»", "the priority is out of range", label: "must be from 1 to 1000",
      help: "omit '@' for a required constraint, which has priority 1000"),
    ProblemExample(
      "a.width == 8 @«-5»", "the priority is out of range", label: "must be from 1 to 1000",
      help: "omit '@' for a required constraint, which has priority 1000"),
    ProblemExample(
      "[a]-(8@«1001»)-[b]", "the priority is out of range", label: "must be from 1 to 1000",
      help: "omit '@' for a required constraint, which has priority 1000"),
    ProblemExample(
      "a.width == 8 @«»", "expected a priority", label: "the constraint ends here",
      help: "write a number from 1 to 1000, or a word such as 'defaultHigh'"),
    ProblemExample(
      "[a(8@«)»]", "expected a priority",
      help: "write a number from 1 to 1000, or a word such as 'defaultHigh'"),
    ProblemExample("a.width == 8 @750 «@»500", "unexpected '@'", help: "write only one priority"),
  ]

  @Test("of priorities", arguments: priorities)
  func priority(_ example: ProblemExample) { example.check() }

  @Test("of a length that no constraint has")
  func length() {
    let long = "a.width == 8" + String(repeating: " ", count: ConstraintText.maxBytes - 12)
    #expect(problem(of: long) == nil)
    let problem = problem(of: long + "é")
    #expect(problem?.range == 0..<4_098)
    #expect(problem?.message == "the constraint is longer than 4096 bytes")
    #expect(problem?.help == "split it into several constraints")
  }

  @Test("of a long word, which is cut in the message")
  func longWord() {
    let word = String(repeating: "é", count: 1_000)
    let problem = problem(of: "a.\(word) == 8")
    #expect(problem?.message == "'\(String(repeating: "é", count: 60))…' is not an attribute")
    #expect(problem?.word == word)
  }
}
