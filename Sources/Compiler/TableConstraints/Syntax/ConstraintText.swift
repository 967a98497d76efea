/// The text of a constraint as authors write it.
///
/// Either one constraint between two anchors, or several in Apple's visual format:
///
/// ```
/// constraint = anchor relation term { ( "+" | "-" ) term } [ "@" priority ]
/// anchor     = name "." [ guide "." ] attribute | guide "." attribute
/// relation   = "==" | ">=" | "<=" | "=" | "≥" | "≤"
/// term       = [ sign ] ( number | product | "standard" )
/// product    = operand [ ( "*" | "/" ) [ sign ] number ] | number "*" [ sign ] operand
/// operand    = anchor | name [ "." guide ] | guide
/// priority   = number from 1 to 1000 | a word of UILayoutPriority
///
/// format     = [ ( "H" | "V" ) ":" ] [ "|" connection ] view { connection view } [ connection "|" ]
/// connection = [ "-" [ ( number | predicates ) "-" ] ]
/// view       = "[" name [ predicates ] "]"
/// predicates = "(" predicate { "," predicate } ")"
/// predicate  = [ relation ] ( [ sign ] number | name ) [ "@" priority ]
/// ```
///
/// At most one operand is allowed on the right. An operand without an attribute has the attribute of the anchor on the left, and
/// a guide without a view belongs to the view that contains the constraint. `standard` is UIKit's standard spacing, and must be
/// the whole constant beside an edge: between siblings, from an edge to the opposite edge; to a superview, from an edge to the
/// same edge.
///
/// A number is a decimal number as in YAML, optionally followed by `pt`: lengths are in points. A name begins with a letter or
/// `_`, followed by letters, digits, `_` and single hyphens between them, so `a-b` is one name. A minus sign after a name needs
/// spaces (`a - 8`) unless it follows an attribute (`a.width-8`). A name that could also be a subtraction (`a-8`) needs an
/// attribute or quotes. Any other name must be in single quotes, with quotes in it doubled.
package enum ConstraintText {
  /// The longest text, in bytes of UTF-8.
  package static let maxBytes = 4_096

  /// Parses the constraints in a string, in order.
  ///
  /// - Parameter holder: The name of the view that contains the constraints: the superview of the visual format, and the
  ///   owner of guides without a view.
  /// - Throws: The first problem in the string.
  package static func parse(_ text: String, holder: String) throws(SyntaxProblem) -> [ConstraintExpression] {
    let length = text.utf8.count
    guard length <= maxBytes else { throw .tooLong(0..<length) }
    var parser = Parser(text, holder: holder)
    return try parser.parse()
  }
}
