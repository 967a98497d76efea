import Testing

@testable import ConstraintSyntax

@Suite("A visual format that cannot be drawn is a problem")
struct VisualFormatProblemTests {
  private static let bracketed = "write its name in brackets, such as '[title]'"

  static let appendix: [ProblemExample] = [
    ProblemExample("V«|»[backgroundBox]|", "a ':' is needed after 'V'", help: "write 'V:'"),
    ProblemExample("|[whiteBox1][blackBox4(blackWidth«]»[redBox]|", "a ',' or ')' is needed"),
    ProblemExample("V:|[blackBox4(«>»30)]|", "'>' is no relation", help: "write '>='"),
  ]

  @Test("as in the examples of Apple's appendix", arguments: appendix)
  func appendixMistake(_ example: ProblemExample) { example.check() }

  static let views: [ProblemExample] = [
    ProblemExample(
      "«h»:[a]", "'h' is no orientation",
      help: "write 'H:' or 'V:'; the name of a constraint stands outside of its quotes"),
    ProblemExample(
      "«title»: 8", "'title' is no orientation",
      help: "write 'H:' or 'V:'; the name of a constraint stands outside of its quotes"),
    ProblemExample("H«[»a]", "a ':' is needed after 'H'", help: "write 'H:'"),
    ProblemExample("H:«»", "a view is needed", label: "the text ends here", help: bracketed),
    ProblemExample("|«»", "a view is needed", label: "the text ends here", help: bracketed),
    ProblemExample("|«|»", "a view is needed", help: bracketed),
    ProblemExample("|-«|»", "a view is needed", help: bracketed),
    ProblemExample("H:«a»", "a view is needed", help: bracketed),
    ProblemExample("[«]»", "a view's name is needed"),
    ProblemExample("[«8»]", "a view's name is needed"),
    ProblemExample("[«»", "a view's name is needed", label: "the text ends here"),
    ProblemExample("[a«»", "a ']' is needed after the view", label: "the text ends here"),
    ProblemExample("[my «view»]", "a ']' is needed after the view", help: "put a name with spaces in single quotes"),
    ProblemExample("[a(my «view»)]", "a ',' or ')' is needed", help: "put a name with spaces in single quotes"),
    ProblemExample("[a«.»b]", "a ']' is needed after the view"),
    ProblemExample("[a(8)«)»]", "a ']' is needed after the view"),
    ProblemExample("[a] «==» 8", "'==' is not expected here", help: "write '-', a view or '|'"),
    ProblemExample("[a]«(»8)", "'(' is not expected here", help: "write '-', a view or '|'"),
    ProblemExample("[a]|«[»b]", "'[' is not expected here", help: "the superview's edge ends a visual format"),
    ProblemExample("[a]|«-»", "'-' is not expected here", help: "the superview's edge ends a visual format"),
  ]

  @Test("where a view is missing", arguments: views)
  func view(_ example: ProblemExample) { example.check() }

  static let predicates: [ProblemExample] = [
    ProblemExample("[a(«)»]", "a number or a view's name is needed"),
    ProblemExample("[a(40,«)»]", "a number or a view's name is needed"),
    ProblemExample("[a(>=«»", "a number or a view's name is needed", label: "the text ends here"),
    ProblemExample("[a(-«b»)]", "a number is needed"),
    ProblemExample("[a(40«»", "a ',' or ')' is needed", label: "the text ends here"),
    ProblemExample("[a(40 «>=»20)]", "a ',' or ')' is needed"),
    ProblemExample(
      "[a(==b«*»2)]", "a ',' or ')' is needed",
      help: "a visual format has no arithmetic: write the constraint out, as in 'a.width == b.width * 2'"),
  ]

  @Test("where a size says nothing", arguments: predicates)
  func predicate(_ example: ProblemExample) { example.check() }

  private static let noNames = "write a number: a spacing has no metrics and no views"

  static let spacings: [ProblemExample] = [
    ProblemExample("[a]-«»", "a spacing or a view is needed", label: "the text ends here"),
    ProblemExample("[a]-«)»-[b]", "a spacing or a view is needed"),
    ProblemExample("[a]-8«»", "a '-' is needed after the spacing", label: "the text ends here"),
    ProblemExample("[a]-8«[»b]", "a '-' is needed after the spacing"),
    ProblemExample("[a]-(8)«|»", "a '-' is needed after the spacing"),
    ProblemExample("[a]-8-«»", "a view is needed", label: "the text ends here", help: bracketed),
    ProblemExample("[a]-«gap»-[b]", "'gap' is no number", help: noNames),
    ProblemExample("[a]-(>=«b»)-[b]", "'b' is no number", help: noNames),
    ProblemExample("[a]-(«'b'»)-[b]", "'b' is no number", help: noNames),
    ProblemExample("[a]-(«)»-[b]", "a number is needed"),
    ProblemExample("[a]-(-«»", "a number is needed", label: "the text ends here"),
    ProblemExample(
      "[a]-«8@750»-[b]", "this spacing needs parentheses", help: "write '-(8@750)-'"),
    ProblemExample("[a]-«>=8»-[b]", "this spacing needs parentheses", help: "write '-(>=8)-'"),
    ProblemExample("[a]-«-8»-[b]", "this spacing needs parentheses", help: "write '-(-8)-'"),
    ProblemExample(
      "[a]-(8«-»4)-[b]", "a ',' or ')' is needed",
      help: "a visual format has no arithmetic: write the constraint out, as in 'a.width == b.width * 2'"),
  ]

  @Test("where a spacing says nothing", arguments: spacings)
  func spacing(_ example: ProblemExample) { example.check() }
}
