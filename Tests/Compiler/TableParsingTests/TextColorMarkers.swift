import TableDiagnostics
import TableParsing

/// What can be wrong with `text` for a colour.
enum TextColorMarkers {
  private static let outside = "cannot be the colour of the row's text"

  static let cases: [MarkedSpec] = [
    .row(
      "a row without a text", "accessory: {chevron: {color: 1️⃣text}}",
      Finding("1️⃣", .noTextColor, "this row has no text to take the colour 'text' from", help: "give the row a 'text'")),
    MarkedSpec(
      "a row of a template, without a text",
      """
      tablespec: 1
      templates: {t: {accessory: {chevron: {color: text}}}}
      sections: [{rows: [{1️⃣use: t, detailText: a, style: value1}, {use: t, text: b}]}]
      """,
      Finding(
        "1️⃣", .noTextColor, "this row has no text to take the colour 'text' from",
        label: "a view of its template has the colour 'text'")),
    .row(
      "the text itself", "text: {text: a, color: 1️⃣text}",
      Finding("1️⃣", .noTextColor, "'color' in text \(outside)", label: "this is the text itself")),
    .textRow(
      "the border of a row's background", "background: {color: red, border: {color: 1️⃣text}}",
      Finding("1️⃣", .noTextColor, "'color' in a border \(outside)", label: "only views of a row can have it")),
    MarkedSpec(
      "a view in a header",
      "tablespec: 1\ntableHeader: {views: [{frame: [0, 0, 1, 1], background: 1️⃣text}]}\n",
      Finding(
        "1️⃣", .noTextColor, "'background' in a view \(outside)", label: "there is no row here")),
    MarkedSpec(
      "a rule for labels",
      "tablespec: 1\nappearance: [{label: {color: 1️⃣text}}]\nsections: [{rows: [a]}]\n",
      Finding("1️⃣", .noTextColor, "'color' in the appearance of a label \(outside)")),
    .textRow(
      "a background of the row", "background: 1️⃣text",
      Finding("1️⃣", .badColor, "'text' is not a valid colour")),
    MarkedSpec(
      "all of it as it should be",
      """
      tablespec: 1
      appearance: [{chevron: {color: text, highlightedColor: text}}, {view: {background: text}, in: cell}]
      sections:
        - rows:
            - text: {text: a, color: red}
              detailText: {text: [{text: b, color: text}], color: text}
              style: subtitle
              image: {size: [9, 9], color: text}
              accessory: {view: {size: [9, 9], background: text}}
              editingAccessory: chevron
              views: [{frame: [0, 0, 9, 9], badge: {text: {text: c, color: text}, color: text}}]
      """),
  ]
}
