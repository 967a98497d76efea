import Testing

@testable import TableConstraints

@Suite("A text that is no constraint is a problem")
struct StructureProblemTests {
  static let sides: [ProblemExample] = [
    ProblemExample(
      "«»", "expected a constraint", label: "the string is empty", help: "write one, such as 'title.width == 40'"),
    ProblemExample(
      " \n «»", "expected a constraint", label: "the string is empty", help: "write one, such as 'title.width == 40'"),
    ProblemExample(
      "«8» == a.width", "a constraint must begin with an anchor", help: "write the number on the right of the relation"),
    ProblemExample(
      "«-8» == a.width", "a constraint must begin with an anchor", help: "write the number on the right of the relation"
    ),
    ProblemExample(
      "«2» * a.width == 8", "a constraint must begin with an anchor",
      help: "write the number on the right of the relation"),
    ProblemExample(
      "«-»a.width == 8", "expected an anchor", help: "begin with an attribute of a view, such as 'title.leading'"),
    ProblemExample(
      "«==» 8", "expected an anchor", help: "begin with an attribute of a view, such as 'title.leading'"),
    ProblemExample(
      "a.width «* 2» == 8", "'* 2' is not allowed on the left", help: "write it on the right of the relation"),
    ProblemExample(
      "a.width «- b.width + 1» == 8", "'- b.width + 1' is not allowed on the left",
      help: "write it on the right of the relation"),
    ProblemExample("a.width «+ 8»", "'+ 8' is not allowed on the left", help: "write it on the right of the relation"),
    ProblemExample("a.width «8»", "expected a relation", help: "write '==', '>=' or '<='"),
    ProblemExample(
      "a.width«»", "expected a relation", label: "the constraint ends here", help: "write '==', '>=' or '<='"),
    ProblemExample("a.width ==«»", "expected a number or an anchor", label: "the constraint ends here"),
    ProblemExample("a.width == «@»750", "expected a number or an anchor"),
    ProblemExample("a.width == «[»b]", "expected a number or an anchor"),
    ProblemExample("a.width == b.width +«»", "expected a number or an anchor", label: "the constraint ends here"),
    ProblemExample("a.width == b.width * «/» 2", "expected a number or an anchor"),
    ProblemExample("a.width == -«-»8", "expected a number or an anchor"),
    ProblemExample(
      "a.width == b.width «==» 8", "a constraint can have only one relation",
      help: "write each constraint as a separate string"),
    ProblemExample(
      "a.width == 8«,» b.width == 8", "unexpected ','", help: "write each constraint as a separate string"),
    ProblemExample(
      "a.width == 8 «b».width", "unexpected 'b'",
      help: "write an operator between two terms, or each constraint as a separate string"),
    ProblemExample(
      "a.width == b.width «8»", "unexpected '8'",
      help: "write an operator between two terms, or each constraint as a separate string"),
    ProblemExample(
      "a.width == my «view».width", "unexpected 'view'", help: "put a name with spaces in single quotes"),
    ProblemExample(
      "a.width == 8 @required «b».width", "unexpected 'b'",
      help: "write an operator between two terms, or each constraint as a separate string"),
    ProblemExample(
      "a.width == 12 «pt».width", "unexpected 'pt'",
      help: "write an operator between two terms, or each constraint as a separate string"),
    ProblemExample("a.width == 8 «]»", "unexpected ']'"),
    ProblemExample("a.width == 8 «<» b.width", "'<' is not a relation", help: "write '<='"),
  ]

  @Test("where a side or the relation is not right", arguments: sides)
  func side(_ example: ProblemExample) { example.check() }

  static let sums: [ProblemExample] = [
    ProblemExample(
      "a.width == «(»b.width + 8) * 2", "parentheses are not allowed here", help: "write each term without them"),
    ProblemExample(
      "a.width == b.width + «c.width»", "only one anchor is allowed on the right", label: "'c.width' is the second",
      help: "write a number, or another constraint"),
    ProblemExample(
      "a.width == b.width - «gap»", "only one anchor is allowed on the right", label: "'gap.width' is the second",
      help: "write a number, or another constraint"),
    ProblemExample(
      "a.width == «b.width * c.width»", "two anchors are multiplied", label: "this is not linear",
      help: "multiply or divide an anchor by a number"),
    ProblemExample(
      "a.width == «2 / b.width»", "the divisor is an anchor", label: "this is not linear",
      help: "multiply or divide an anchor by a number"),
    ProblemExample(
      "a.width == «b.width / c.width»", "the divisor is an anchor", label: "this is not linear",
      help: "multiply or divide an anchor by a number"),
    ProblemExample("a.width == «2 * 4»", "a product of numbers is not allowed here", help: "write '8'"),
    ProblemExample("a.width == 1 + «-8 / 2» * b.width", "a product of numbers is not allowed here", help: "write '-4'"),
    ProblemExample("a.width == «8 / 0»", "a product of numbers is not allowed here", help: "write one number"),
    ProblemExample(
      "a.width == b.width * 2 / «3»", "an anchor can have only one multiplier or divisor",
      help: "write '/ 1.5' instead of both"),
    ProblemExample(
      "a.width == 2 * b.width * «3»", "an anchor can have only one multiplier or divisor",
      help: "write '* 6' instead of both"),
    ProblemExample(
      "a.width == 1e200 * b.width * «1e200»", "an anchor can have only one multiplier or divisor",
      help: "write one number instead of both"),
    ProblemExample(
      "a.width == b.width * «0» + 8", "the multiplier is 0", help: "remove the anchor, or write another multiplier"),
    ProblemExample(
      "a.width == «-0» * b.width", "the multiplier is 0", help: "remove the anchor, or write another multiplier"),
    ProblemExample(
      "a.width == b.width * «1e-999»", "the multiplier is 0",
      help: "remove the anchor, or write another multiplier"),
    ProblemExample("a.width == b.width / «0»", "the divisor is 0", help: "write another divisor"),
    ProblemExample("a.width == b.width / «1e-320»", "the divisor is too close to 0", help: "write another divisor"),
    ProblemExample("a.width == 1e308 + «1e308»", "the sum is not a finite number", help: "write smaller numbers"),
    ProblemExample(
      "a.top == b.top + «2 * standard»", "'standard' cannot be multiplied or divided",
      help: "write a number; put the name of a view in single quotes"),
    ProblemExample(
      "a.top == b.top + «standard / 2»", "'standard' cannot be multiplied or divided",
      help: "write a number; put the name of a view in single quotes"),
    ProblemExample(
      "a.top == b.top + standard + «4»", "'standard' cannot be combined with another constant",
      help: "write one number, or 'standard' alone"),
    ProblemExample(
      "a.top == 4 + b.top + «standard»", "'standard' cannot be combined with another constant",
      help: "write one number, or 'standard' alone"),
    ProblemExample(
      "a.top == b.top + standard + «standard»", "'standard' cannot be combined with another constant",
      help: "write one number, or 'standard' alone"),
    ProblemExample(
      "a.width == b.width + «standard»", "'standard' is a spacing between two edges", help: "write a number"),
    ProblemExample("a.width == «standard»", "'standard' is a spacing between two edges", help: "write a number"),
    ProblemExample(
      "a.top == b.firstBaseline + «standard»", "'standard' is a spacing between two edges", help: "write a number"),
    ProblemExample(
      "a.centerX == b.leading - «standard»", "'standard' is a spacing between two edges", help: "write a number"),
  ]

  @Test("where the right side is not linear", arguments: sums)
  func sum(_ example: ProblemExample) { example.check() }
}
