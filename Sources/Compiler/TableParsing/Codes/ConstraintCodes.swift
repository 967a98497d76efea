import TableDiagnostics

// E0120–E0129: constraints.
extension DiagnosticCode {
  static let constraintCodes = [badConstraint, unknownConstraintView, unheldView, ambiguousConstraintView]

  public static let badConstraint = DiagnosticCode(
    "E0120", "invalid constraint",
    """
    A constraint is an attribute of a view, a relation and a right side: another attribute with a multiplier and a constant, or \
    a constant alone for a width or a height. `@` followed by a number from 1 to 1000 sets the priority. Apple's visual format is \
    also accepted. Constants are in points, up to 100000; multipliers range from 0.001 to 1000. The caret marks the position where \
    parsing failed.
    """,
    .rows(
      wrong: """
        - views: [{id: title, label: Ann}]
          constraints: [title.leading = contentView.leading + 16]
        """,
      right: """
        - views: [{id: title, label: Ann}]
          constraints: [title.leading == contentView.leading + 16, title.top == contentView.top + 8]
        """))

  public static let unknownConstraintView = DiagnosticCode(
    "E0121", "unknown view in a constraint",
    """
    A constraint refers to views of the same row, header or footer by their ids: the views listed beside the constraint, and their \
    subviews at any depth. `contentView` is the view that contains all of them; `superview` is the view whose `views` are listed beside \
    the constraint. A constraint cannot connect views of different rows: UIKit raises an exception if two views have no common \
    superview, and cells appear and disappear independently while the table scrolls.
    """,
    .rows(
      wrong: """
        - views: [{id: title, label: Ann}]
          constraints: [tilte.leading == contentView.leading + 16, title.top == contentView.top + 8]
        """,
      right: """
        - views: [{id: title, label: Ann}]
          constraints: [title.leading == contentView.leading + 16, title.top == contentView.top + 8]
        """))

  public static let unheldView = DiagnosticCode(
    "E0122", "a view with neither a frame nor constraints",
    """
    A view needs a frame or constraints that position it: `constraints` beside the list that contains it, or its own `pin`. This view \
    has neither.
    """,
    .rows(
      wrong: "- views: [{id: title, label: Ann}]",
      right: "- views: [{id: title, label: Ann, pin: margins}]"))

  public static let ambiguousConstraintView = DiagnosticCode(
    "E0123", "ambiguous view in a constraint",
    """
    A constraint refers to views by their ids. Two views of the same row, header or footer have this id, so the constraint could apply \
    to either. In an app, they would be two variables.
    """,
    .rows(
      wrong: """
        - views: [{id: title, label: Ann, pin: {leading: 16, top: 8}}, {id: title, label: Ben, pin: {trailing: 16, top: 8}}]
          constraints: [title.width == 80]
        """,
      right: """
        - views: [{id: title, label: Ann, pin: {leading: 16, top: 8}}, {id: other, label: Ben, pin: {trailing: 16, top: 8}}]
          constraints: [title.width == 80]
        """))
}
