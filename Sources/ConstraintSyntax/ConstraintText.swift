/// The text of a constraint as authors write it.
///
/// Either one constraint between two anchors, or several in Apple's visual format:
///
/// ```
/// constraint = anchor relation term { ( "+" | "-" ) term } [ "@" priority ]
/// anchor     = name "." [ guide "." ] attribute | guide "." attribute
/// relation   = "==" | ">=" | "<="
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
/// At most one operand stands at the right. One without an attribute has the attribute of the anchor at the left, and a
/// guide without a view belongs to the view that holds the constraint. `standard` is the spacing that UIKit chooses,
/// the whole constant beside an edge: between siblings from an edge to the opposite one, to a superview's edge from the
/// same one.
///
/// A number is a decimal as in YAML, `pt` may follow it: lengths are in points. A name begins with a letter or `_` and
/// goes on with letters, digits, `_` and single hyphens between them, so that `a-b` is one name; a minus after a name
/// stands apart from it (`a - 8`) or after an attribute (`a.width-8`). A name that also reads as a subtraction (`a-8`)
/// must say with an attribute or quotes that it is none. Any other name stands in single quotes, a quote in it twice.
package enum ConstraintText {
  /// The longest text, in bytes of UTF-8.
  package static let maxBytes = 4_096

  /// The constraints that a text stands for, in its order.
  ///
  /// - Parameter holder: the name of the view that holds the constraints: the superview of the visual format, and whose
  ///   guides are meant where no view is named.
  /// - Throws: the first problem of the text.
  package static func parse(_ text: String, holder: String) throws(SyntaxProblem) -> [ConstraintExpression] {
    let length = text.utf8.count
    guard length <= maxBytes else { throw .tooLong(0..<length) }
    var parser = Parser(text, holder: holder)
    return try parser.parse()
  }
}
