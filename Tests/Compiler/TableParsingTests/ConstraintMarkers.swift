import TableDiagnostics
import TableParsing

/// What can be wrong with constraints, and with views that have no frame.
enum ConstraintMarkers {
  static let cases: [MarkedSpec] = [
    .row(
      "a misspelt attribute", "views: [{id: a, label: b}], constraints: [a.1️⃣leeding == contentView.leading]",
      Finding("1️⃣", .badConstraint, "'leeding' is not an attribute", label: "did you mean 'leading'?", under: "leeding")),
    .row(
      "a name of no view", "views: [{id: title, label: b}], constraints: [1️⃣titel.leading == contentView.leading]",
      Finding(
        "1️⃣", .unknownConstraintView, "no view of the row has the id 'titel'", label: "did you mean 'title'?",
        under: "titel")),
    .row(
      "a name in a text that is not written as it reads",
      "views: [{id: a, label: b}], constraints: [1️⃣\"b.leading == contentView.l\\x65ading\"]",
      Finding(
        "1️⃣", .unknownConstraintView, "no view of the row has the id 'b'",
        under: "\"b.leading == contentView.l\\x65ading\"")),
    .row(
      "a view without a frame", "views: [1️⃣{label: a}]",
      Finding("1️⃣", .unheldView, "this view has neither a frame nor constraints", help: "give it a 'frame', a 'pin'")),
    .row(
      "a view in a view that nothing holds", "views: [{pin: 0, views: [1️⃣{id: a, label: b}]}]",
      Finding("1️⃣", .unheldView, "the view 'a' has neither a frame nor constraints")),
    .row(
      "a frame and a pin", "views: [{frame: [0, 0, 1, 1], 1️⃣pin: 0}]",
      Finding("1️⃣", .conflictingKeys, "'frame' and 'pin' cannot be combined in a view")),
    .row(
      "constraints of no views", "views: [{label: b, pin: 0, 1️⃣constraints: []}]",
      Finding("1️⃣", .conflictingKeys, "'constraints' in a view requires 'views'")),
    .row(
      "a priority above all", "views: [{pin: 0, hugging: 1️⃣1001}]",
      Finding("1️⃣", .numberOutOfRange, "'hugging' in a view is out of range")),
    .row(
      "a priority by a word", "views: [{pin: 0, hugging: 1️⃣high}]",
      Finding(
        "1️⃣", .badValue, "'high' is not a valid value for 'hugging' in a view", help: "or a number from 1 to 1000")),
    .row(
      "a ratio without a colon", "views: [{pin: 0, aspect: 1️⃣16x9}]",
      Finding("1️⃣", .wrongType, "'aspect' in a view must be a number or a ratio such as 16:9, not text")),
    .row(
      "a list of pins", "views: [{pin: 1️⃣[1, 2, 3, 4]}]",
      Finding(
        "1️⃣", .wrongType,
        "'pin' in a view must be a number or a guide, or a mapping from edges to either, not a list")),
    .row(
      "two constraints of a name",
      "views: [{id: a, label: b, pin: 0}], constraints: [{x: a.width >= 1}, {1️⃣x: a.width >= 2}]",
      Finding("1️⃣", .repeatedConstraint, "two constraints in this list have the name 'x'")),
    .row(
      "no ratio", "views: [{pin: 0, aspect: 1️⃣'16:0'}]",
      Finding("1️⃣", .badValue, "'16:0' is not a ratio of width to height")),
    MarkedSpec(
      "a view of another row",
      """
      tablespec: 1
      sections:
        - rows:
            - {views: [{id: 2️⃣far, label: a, pin: 0}]}
            - {views: [{id: a, label: b, pin: 0}], constraints: [a.leading == 1️⃣far.trailing]}
      """,
      Finding(
        "1️⃣", .unknownConstraintView, "no view of the row has the id 'far'", label: "this view is not in the row",
        help: "constrain each to its own 'contentView'", note: "2️⃣", under: "far")),
    .row(
      "a misspelt word for the view around", "views: [{id: a, label: b}], constraints: [a.top == 1️⃣superviw.top]",
      Finding(
        "1️⃣", .unknownConstraintView, "no view of the row has the id 'superviw'", label: "did you mean 'superview'?")),
    .row(
      "a misspelt guide", "views: [{id: a, label: b}], constraints: [a.top == 1️⃣safearea.top]",
      Finding(
        "1️⃣", .unknownConstraintView, "no view of the row has the id 'safearea'", label: "did you mean 'safeArea'?")),
    .row(
      "a name that is like none", "views: [{id: a, label: b}], constraints: [a.top == 1️⃣wholeTable.top]",
      Finding(
        "1️⃣", .unknownConstraintView, "no view of the row has the id 'wholeTable'",
        help: "'contentView', 'superview', or a guide: margins, safeArea, readable")),
    .row(
      "a name of two views",
      "views: [{id: 2️⃣a, label: b, pin: 0}, {id: a, label: c, pin: 0}], constraints: [1️⃣a.width == 40, a.height == 20]",
      Finding(
        "1️⃣", .ambiguousConstraintView, "2 views of the row have the id 'a'", note: "2️⃣", under: "a")),
    .row(
      "a view that has the name of what holds it",
      "views: [{id: 2️⃣superview, label: b, pin: 0}], constraints: [1️⃣superview.width == 40]",
      Finding(
        "1️⃣", .ambiguousConstraintView,
        "a view of the row has the id 'superview', which is reserved for the containing view",
        help: "another 'id'", note: "2️⃣")),
    .row(
      "a constraint twice, in two ways",
      "views: [{id: a, label: b}], constraints: [2️⃣a.top == superview.top + 8, a.width >= 1, \"V:|-1️⃣8-[a]\"]",
      Finding("1️⃣", .repeatedConstraint, "duplicate constraint 'a.top == superview.top + 8'", note: "2️⃣")),
    MarkedSpec(
      "a call of UIKit's, whose label YAML reads as a key",
      """
      tablespec: 1
      sections:
        - rows:
            - views: [{id: a, label: b}]
              constraints:
                - 1️⃣a.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
                - a.2️⃣bogus == contentView.top
                - 3️⃣"a.widthAnchor.constraint(equalToConstant: 44)"
                - 4️⃣make.top.equalToSuperview().offset(8)
                - a.height == 44 @5️⃣UILayoutPriority.defaultHigh
                - a.height >= 44 @6️⃣.defaultLow

      """,
      Finding("1️⃣", .badConstraint, "a constraint cannot be written as code", help: "write 'a.width >= 44'"),
      Finding("2️⃣", .badConstraint, "'bogus' is not an attribute", under: "bogus"),
      Finding("3️⃣", .badConstraint, "a constraint cannot be written as code", help: "write 'a.width == 44'"),
      Finding(
        "4️⃣", .badConstraint, "a constraint cannot be written as code",
        help: "write an equation, such as 'title.leading == superview.leading + 16'"),
      Finding(
        "5️⃣", .badConstraint, "'UILayoutPriority.defaultHigh' is not a priority", help: "write '@defaultHigh'",
        under: "UILayoutPriority.defaultHigh"),
      Finding(
        "6️⃣", .badConstraint, "'.defaultLow' is not a priority", help: "write '@defaultLow'", under: ".defaultLow")),
    .row(
      "constants that no layout has",
      "views: [{id: a, label: b, pin: 0}], constraints: [a.width == 1️⃣1e308, a.width >= 2️⃣-200000, a.width == 3️⃣.inf]",
      Finding(
        "1️⃣", .badConstraint, "the constant is out of range", label: "must be from -100000 to 100000", under: "1e308"),
      Finding("2️⃣", .badConstraint, "the constant is out of range", under: "-200000"),
      Finding("3️⃣", .badConstraint, "'.inf' is not a finite number", under: ".inf")),
    .row(
      "a multiplier that no layout has",
      "views: [{id: a, label: b, pin: 0}], constraints: [a.width == 1️⃣a.height * 1e-9]",
      Finding("1️⃣", .badConstraint, "the multiplier is out of range", under: "a.height * 1e-9")),
    .row(
      "constraints of a row that is a stack", "stack: {views: [{id: a, label: b}]}, 1️⃣constraints: [a.width == 40]",
      Finding("1️⃣", .unknownConstraintView, "constraints have no effect in a row that is a stack", under: "constraints")),
    .row(
      "constraints in a stack", "stack: {views: [{id: a, label: b}], 1️⃣constraints: [a.width == 40]}",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'constraints' in a stack", help: "beside the 'views' that the stack is one of")),
    .row(
      "a misspelt pin, which would hold the view", "views: [{id: a, label: b, pin: 1️⃣marigns}]",
      Finding("1️⃣", .badValue, "'marigns' is not a valid value for 'pin' in a view", label: "did you mean 'margins'?")),
    .row(
      "constraints of a view that is misread",
      "views: [{id: s, pin: 0, stack: {views: [{id: a, label: b}]}, 1️⃣constraints: [a.width == 10]}]",
      Finding("1️⃣", .conflictingKeys, "'constraints' in a view requires 'views'")),
    .row(
      "the usual ways to hold a view",
      """
      views: [{id: a, label: b, pin: margins}, {id: c, label: d, hugging: {vertical: 200}, aspect: '16:9'}], \
      constraints: ["H:[a]-[c]-|", "c.top == a.bottom + 8 @750", {gap: c.bottom <= contentView.bottom, other: a.width <= 300}]
      """),
  ]
}
