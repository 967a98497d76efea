import TableDiagnostics

// E0120–E0129: constraints.
extension DiagnosticCode {
  static let constraintCodes = [badConstraint, unknownConstraintView, unheldView, ambiguousConstraintView]

  public static let badConstraint = DiagnosticCode(
    "E0120", "a constraint that cannot be read",
    """
    A constraint is an attribute of a view, a relation, and what it is compared with: another attribute with a factor and a \
    number, or a number alone for a width or a height. `@` and a number from 1 to 1000 say how strong it is. Apple's visual format is \
    read too. Numbers are points up to 100000, factors go from 0.001 to 1000. The mark shows where the text stops making sense.
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
    "E0121", "a constraint of a view that is not there",
    """
    The views of a constraint are those of the same row, header or footer, by their ids: those listed beside it, and all that is in \
    them. `contentView` is the view that holds all of them, `superview` the one beside whose views the constraint stands. Views of \
    different rows cannot be held together: UIKit raises an exception where two views have no superview in common, and cells that \
    scroll come and go apart.
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
    "E0122", "a view without a frame that nothing holds",
    """
    A view has a frame, or constraints that give it a place: `constraints` beside the list that it is in, or its own `pin`. This one has \
    neither.
    """,
    .rows(
      wrong: "- views: [{id: title, label: Ann}]",
      right: "- views: [{id: title, label: Ann, pin: margins}]"))

  public static let ambiguousConstraintView = DiagnosticCode(
    "E0123", "a constraint of a name that two views have",
    """
    A constraint knows views by their ids. Two views of the same row, header or footer have this one, so that nothing says which of \
    them is held. In an app the two would be two variables.
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
