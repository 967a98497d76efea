import TableDiagnostics
import TableParsing

/// What can be wrong with what a spec sets of accessibility.
enum AccessibilityMarkers {
  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "an order of views that are not there",
      """
      tablespec: 1
      sections:
        - header: {height: 60, views: [{frame: [0, 0, 9, 9], accessibility: {order: [1️⃣sign]}, views: [{id: sing, label: a, pin: 0}]}]}
          rows:
            - accessibility: {order: [price, 2️⃣prise, textLabel]}
              views: [{id: price, label: a, frame: [0, 0, 9, 9]}]
            - {text: b, accessibility: {order: [textLabel, accessoryView, 3️⃣picture]}}
          footer: {height: 60, accessibility: {order: [4️⃣total]}, views: [{id: totals, label: a, frame: [0, 0, 9, 9]}]}
      """,
      Finding(
        "1️⃣", .unknownReadView, "the view has no view 'sign' to read", label: "did you mean 'sing'?"),
      Finding("2️⃣", .unknownReadView, "the row has no view 'prise' to read", label: "did you mean 'price'?"),
      Finding(
        "3️⃣", .unknownReadView, "the row has no view 'picture' to read",
        help: "it has textLabel, detailTextLabel, accessoryView"),
      Finding(
        "4️⃣", .unknownReadView, "the header or footer has no view 'total' to read", label: "did you mean 'totals'?")),
    MarkedSpec(
      "traits, labels and identifiers that are none",
      """
      tablespec: 1
      sections:
        - rows:
            - {text: a, accessibility: {traits: [1️⃣buton, header]}}
            - {text: b, accessibility: {label: 2️⃣[a, b]}}
            - {text: c, accessibility: {3️⃣labell: a}}
            - {text: d, accessibility: {identifier: 4️⃣""}}
            - {text: e, accessibility: 5️⃣Play}
      """,
      Finding(
        "1️⃣", .badValue, "'buton' is not a valid value for an element of 'traits' in an accessibility",
        label: "did you mean 'button'?", fix: "button"),
      Finding("2️⃣", .wrongType, "'label' in an accessibility must be text, not a list"),
      Finding(
        "3️⃣", .unknownKey, "unknown key 'labell' in an accessibility", label: "did you mean 'label'?", fix: "label"),
      Finding("4️⃣", .wrongType, "'identifier' in an accessibility must be an identifier, not an empty text"),
      Finding("5️⃣", .wrongType, "'accessibility' in a row must be a mapping, not text")),
  ]
}
