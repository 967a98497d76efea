/// A predicate of a spacing or of a size in a visual format.
struct Predicate<Object: PredicateObject> {
  var relation: Relation
  var object: Object
  /// Nil if not set.
  var priority: Double?
  /// From the relation to the priority.
  var range: Range<Int>
}

typealias VisualSpacing = Predicate<SpacingObject>
typealias VisualSize = Predicate<SizeObject>

/// The object that a spacing or a size is compared with.
protocol PredicateObject {
  static func parse(_ parser: inout Parser) throws(SyntaxProblem) -> Self
}

enum SpacingObject: PredicateObject {
  case number(Double)
  /// A single `-`, never in parentheses.
  case standard

  static func parse(_ parser: inout Parser) throws(SyntaxProblem) -> SpacingObject {
    if let number = try parser.takeSignedNumber() { return .number(number) }
    switch parser.current.kind {
    case .word, .quoted: throw .spacingName(parser.current.range, parser.text(parser.current.range))
    default: throw parser.needed("a number")
    }
  }
}

enum SizeObject: PredicateObject {
  case number(Double)
  /// The view that has the same size.
  case view(Name)

  static func parse(_ parser: inout Parser) throws(SyntaxProblem) -> SizeObject {
    if let number = try parser.takeSignedNumber() { return .number(number) }
    guard let name = parser.takeName() else { throw parser.needed("a number or a view's name") }
    return .view(name)
  }
}
