import Testing

@testable import TableConstraints

@Suite("A visual format that cannot be drawn is a problem")
struct VisualFormatProblemTests {
  private static let bracketed = "write its name in brackets, such as '[title]'"

  static let appendix: [ProblemExample] = [
    ProblemExample("V«|»[backgroundBox]|", "expected a ':' after 'V'", help: "write 'V:'"),
    ProblemExample("|[whiteBox1][blackBox4(blackWidth«]»[redBox]|", "expected a ',' or ')'"),
    ProblemExample("V:|[blackBox4(«>»30)]|", "'>' is not a relation", help: "write '>='"),
  ]

  @Test("as in the examples of Apple's appendix", arguments: appendix)
  func appendixMistake(_ example: ProblemExample) { example.check() }

  static let views: [ProblemExample] = [
    ProblemExample(
      "«h»:[a]", "'h' is not an orientation",
      help: "write 'H:' or 'V:'; the name of a constraint goes outside the quotes"),
    ProblemExample(
      "«title»: 8", "'title' is not an orientation",
      help: "write 'H:' or 'V:'; the name of a constraint goes outside the quotes"),
    ProblemExample("H«[»a]", "expected a ':' after 'H'", help: "write 'H:'"),
    ProblemExample("H:«»", "expected a view", label: "the constraint ends here", help: bracketed),
    ProblemExample("|«»", "expected a view", label: "the constraint ends here", help: bracketed),
    ProblemExample("|«|»", "expected a view", help: bracketed),
    ProblemExample("|-«|»", "expected a view", help: bracketed),
    ProblemExample("H:«a»", "expected a view", help: bracketed),
    ProblemExample("[«]»", "expected a view's name"),
    ProblemExample("[«8»]", "expected a view's name"),
    ProblemExample("[«»", "expected a view's name", label: "the constraint ends here"),
    ProblemExample("[a«»", "expected a ']' after the view", label: "the constraint ends here"),
    ProblemExample("[my «view»]", "expected a ']' after the view", help: "put a name with spaces in single quotes"),
    ProblemExample("[a(my «view»)]", "expected a ',' or ')'", help: "put a name with spaces in single quotes"),
    ProblemExample("[a«.»b]", "expected a ']' after the view"),
    ProblemExample("[a(8)«)»]", "expected a ']' after the view"),
    ProblemExample("[a] «==» 8", "unexpected '=='", help: "write '-', a view or '|'"),
    ProblemExample("[a]«(»8)", "unexpected '('", help: "write '-', a view or '|'"),
    ProblemExample("[a]|«[»b]", "unexpected '['", help: "the superview's edge ends a visual format"),
    ProblemExample("[a]|«-»", "unexpected '-'", help: "the superview's edge ends a visual format"),
  ]

  @Test("where a view is missing", arguments: views)
  func view(_ example: ProblemExample) { example.check() }

  static let predicates: [ProblemExample] = [
    ProblemExample("[a(«)»]", "expected a number or a view's name"),
    ProblemExample("[a(40,«)»]", "expected a number or a view's name"),
    ProblemExample("[a(>=«»", "expected a number or a view's name", label: "the constraint ends here"),
    ProblemExample("[a(-«b»)]", "expected a number"),
    ProblemExample("[a(40«»", "expected a ',' or ')'", label: "the constraint ends here"),
    ProblemExample("[a(40 «>=»20)]", "expected a ',' or ')'"),
    ProblemExample(
      "[a(==b«*»2)]", "expected a ',' or ')'",
      help: "a visual format has no arithmetic: write the constraint out, as in 'a.width == b.width * 2'"),
  ]

  @Test("where a size says nothing", arguments: predicates)
  func predicate(_ example: ProblemExample) { example.check() }

  private static let noNames = "write a number: a spacing cannot contain metrics or views"

  static let spacings: [ProblemExample] = [
    ProblemExample("[a]-«»", "expected a spacing or a view", label: "the constraint ends here"),
    ProblemExample("[a]-«)»-[b]", "expected a spacing or a view"),
    ProblemExample("[a]-8«»", "expected a '-' after the spacing", label: "the constraint ends here"),
    ProblemExample("[a]-8«[»b]", "expected a '-' after the spacing"),
    ProblemExample("[a]-(8)«|»", "expected a '-' after the spacing"),
    ProblemExample("[a]-8-«»", "expected a view", label: "the constraint ends here", help: bracketed),
    ProblemExample("[a]-«gap»-[b]", "'gap' is not a number", help: noNames),
    ProblemExample("[a]-(>=«b»)-[b]", "'b' is not a number", help: noNames),
    ProblemExample("[a]-(«'b'»)-[b]", "'b' is not a number", help: noNames),
    ProblemExample("[a]-(«)»-[b]", "expected a number"),
    ProblemExample("[a]-(-«»", "expected a number", label: "the constraint ends here"),
    ProblemExample(
      "[a]-«8@750»-[b]", "this spacing needs parentheses", help: "write '-(8@750)-'"),
    ProblemExample("[a]-«>=8»-[b]", "this spacing needs parentheses", help: "write '-(>=8)-'"),
    ProblemExample("[a]-«-8»-[b]", "this spacing needs parentheses", help: "write '-(-8)-'"),
    ProblemExample(
      "[a]-(8«-»4)-[b]", "expected a ',' or ')'",
      help: "a visual format has no arithmetic: write the constraint out, as in 'a.width == b.width * 2'"),
  ]

  @Test("where a spacing says nothing", arguments: spacings)
  func spacing(_ example: ProblemExample) { example.check() }
}
