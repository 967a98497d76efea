import TableDiagnostics
import TableParsing

/// What can be wrong with `stack`.
enum StackMarkers {
  static let cases: [MarkedSpec] = [
    .row(
      "a stack beside a text", "text: a, 1️⃣stack: {views: []}",
      Finding(
        "1️⃣", .conflictingKeys, "'text' and 'stack' cannot be combined in a row",
        help: "add it to the views of the stack")),
    .row(
      "a stack without views", "stack: {1️⃣axis: vertical}",
      Finding("1️⃣", .missingKey, "a stack needs the key 'views'")),
    .row(
      "a misspelt alignment", "stack: {views: [], alignment: 1️⃣centre}",
      Finding("1️⃣", .badValue, "'centre' is not a valid value for 'alignment' in a stack", fix: "center")),
    .row(
      "a frame in a stack", "stack: {views: [{label: a, 1️⃣frame: [0, 0, 1, 1]}]}",
      Finding("1️⃣", .unknownKey, "unknown key 'frame' in a view in a stack")),
    .row(
      "three margins", "stack: {views: [], margins: 1️⃣[1, 2, 3]}",
      Finding(
        "1️⃣", .wrongType,
        "'margins' in a stack must be [top, leading, bottom, trailing], and this has 3 elements")),
    .row(
      "a stack in a stack", "stack: {views: [{stack: {axis: vertical, margins: 4, views: [{label: a}, {width: 3}]}}]}"),
  ]
}
