import TableDiagnostics
import TableParsing

/// What can be wrong with constraints, and with views that have no frame.
enum ConstraintMarkers {
  static let cases: [MarkedSpec] = [
    .row(
      "a misspelt attribute", "views: [{id: a, label: b}], constraints: [a.1️⃣leeding == contentView.leading]",
      Finding("1️⃣", .badConstraint, "'leeding' is no attribute", label: "did you mean 'leading'?", under: "leeding")),
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
      Finding("1️⃣", .unheldView, "this view has no frame, and nothing holds it", help: "give it a 'frame', a 'pin'")),
    .row(
      "a view in a view that nothing holds", "views: [{pin: 0, views: [1️⃣{id: a, label: b}]}]",
      Finding("1️⃣", .unheldView, "the view 'a' has no frame, and nothing holds it")),
    .row(
      "a frame and a pin", "views: [{frame: [0, 0, 1, 1], 1️⃣pin: 0}]",
      Finding("1️⃣", .conflictingKeys, "'frame' and 'pin' cannot stand together in a view")),
    .row(
      "constraints of no views", "views: [{label: b, pin: 0, 1️⃣constraints: []}]",
      Finding("1️⃣", .conflictingKeys, "'constraints' in a view goes with 'views' only")),
    .row(
      "a priority above all", "views: [{pin: 0, hugging: 1️⃣1001}]",
      Finding("1️⃣", .numberOutOfRange, "'hugging' in a view is out of range")),
    .row(
      "no ratio", "views: [{pin: 0, aspect: 1️⃣'16:0'}]",
      Finding("1️⃣", .badValue, "'16:0' is no ratio of a width and a height")),
    .row(
      "the usual ways to hold a view",
      """
      views: [{id: a, label: b, pin: margins}, {id: c, label: d, hugging: {vertical: 200}, aspect: '16:9'}], \
      constraints: ["H:[a]-[c]-|", "c.top == a.bottom + 8 @750", {gap: c.bottom <= contentView.bottom, other: a.width <= 300}]
      """),
  ]
}
