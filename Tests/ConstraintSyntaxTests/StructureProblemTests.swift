import Testing

@testable import ConstraintSyntax

@Suite("A text that is no constraint is a problem")
struct StructureProblemTests {
  static let sides: [ProblemExample] = [
    ProblemExample(
      "«»", "a constraint is needed", label: "the text is empty", help: "write one, such as 'title.width == 40'"),
    ProblemExample(
      " \n «»", "a constraint is needed", label: "the text is empty", help: "write one, such as 'title.width == 40'"),
    ProblemExample(
      "«8» == a.width", "a constraint begins with an anchor", help: "write the number at the right of the relation"),
    ProblemExample(
      "«-8» == a.width", "a constraint begins with an anchor", help: "write the number at the right of the relation"),
    ProblemExample(
      "«2» * a.width == 8", "a constraint begins with an anchor",
      help: "write the number at the right of the relation"),
    ProblemExample(
      "«-»a.width == 8", "an anchor is needed", help: "begin with an attribute of a view, such as 'title.leading'"),
    ProblemExample(
      "«==» 8", "an anchor is needed", help: "begin with an attribute of a view, such as 'title.leading'"),
    ProblemExample(
      "a.width «* 2» == 8", "'* 2' cannot stand at the left", help: "write it at the right of the relation"),
    ProblemExample(
      "a.width «- b.width + 1» == 8", "'- b.width + 1' cannot stand at the left",
      help: "write it at the right of the relation"),
    ProblemExample("a.width «+ 8»", "'+ 8' cannot stand at the left", help: "write it at the right of the relation"),
    ProblemExample("a.width «8»", "a relation is needed", help: "write '==', '>=' or '<='"),
    ProblemExample("a.width«»", "a relation is needed", label: "the text ends here", help: "write '==', '>=' or '<='"),
    ProblemExample("a.width ==«»", "a number or an anchor is needed", label: "the text ends here"),
    ProblemExample("a.width == «@»750", "a number or an anchor is needed"),
    ProblemExample("a.width == «[»b]", "a number or an anchor is needed"),
    ProblemExample("a.width == b.width +«»", "a number or an anchor is needed", label: "the text ends here"),
    ProblemExample("a.width == b.width * «/» 2", "a number or an anchor is needed"),
    ProblemExample("a.width == -«-»8", "a number or an anchor is needed"),
    ProblemExample(
      "a.width == b.width «==» 8", "a constraint has only one relation", help: "write each constraint in its own text"),
    ProblemExample(
      "a.width == 8«,» b.width == 8", "',' is not expected here", help: "write each constraint in its own text"),
    ProblemExample(
      "a.width == 8 «b».width", "'b' is not expected here",
      help: "write an operator between two terms, or each constraint in its own text"),
    ProblemExample(
      "a.width == b.width «8»", "'8' is not expected here",
      help: "write an operator between two terms, or each constraint in its own text"),
    ProblemExample(
      "a.width == my «view».width", "'view' is not expected here", help: "put a name with spaces in single quotes"),
    ProblemExample(
      "a.width == 8 @required «b».width", "'b' is not expected here",
      help: "write an operator between two terms, or each constraint in its own text"),
    ProblemExample(
      "a.width == 12 «pt».width", "'pt' is not expected here",
      help: "write an operator between two terms, or each constraint in its own text"),
    ProblemExample("a.width == 8 «]»", "']' is not expected here"),
    ProblemExample("a.width == 8 «=» b.width", "'=' is no relation", help: "write '=='"),
  ]

  @Test("where a side or the relation is not right", arguments: sides)
  func side(_ example: ProblemExample) { example.check() }

  static let sums: [ProblemExample] = [
    ProblemExample(
      "a.width == «(»b.width + 8) * 2", "parentheses cannot stand here", help: "write each term without them"),
    ProblemExample(
      "a.width == b.width + «c.width»", "only one anchor can stand at the right", label: "'c.width' is the second",
      help: "write a number, or another constraint"),
    ProblemExample(
      "a.width == b.width - «gap»", "only one anchor can stand at the right", label: "'gap.width' is the second",
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
    ProblemExample("a.width == «2 * 4»", "a product of numbers cannot stand here", help: "write '8'"),
    ProblemExample("a.width == 1 + «-8 / 2» * b.width", "a product of numbers cannot stand here", help: "write '-4'"),
    ProblemExample("a.width == «8 / 0»", "a product of numbers cannot stand here", help: "write one number"),
    ProblemExample(
      "a.width == b.width * 2 / «3»", "an anchor takes only one multiplier or divisor",
      help: "write '/ 1.5' instead of both"),
    ProblemExample(
      "a.width == 2 * b.width * «3»", "an anchor takes only one multiplier or divisor",
      help: "write '* 6' instead of both"),
    ProblemExample(
      "a.width == 1e200 * b.width * «1e200»", "an anchor takes only one multiplier or divisor",
      help: "write one number instead of both"),
    ProblemExample(
      "a.width == b.width * «0» + 8", "the multiplier is 0", help: "leave the anchor out, or write another multiplier"),
    ProblemExample(
      "a.width == «-0» * b.width", "the multiplier is 0", help: "leave the anchor out, or write another multiplier"),
    ProblemExample(
      "a.width == b.width * «1e-999»", "the multiplier is 0",
      help: "leave the anchor out, or write another multiplier"),
    ProblemExample("a.width == b.width / «0»", "the divisor is 0", help: "write another divisor"),
    ProblemExample("a.width == b.width / «1e-320»", "the divisor is too close to 0", help: "write another divisor"),
    ProblemExample("a.width == 1e308 + «1e308»", "the sum is not a finite number", help: "write smaller numbers"),
    ProblemExample(
      "a.top == b.top + «2 * standard»", "'standard' cannot be multiplied or divided",
      help: "write a number; a view of that name is in single quotes"),
    ProblemExample(
      "a.top == b.top + «standard / 2»", "'standard' cannot be multiplied or divided",
      help: "write a number; a view of that name is in single quotes"),
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
