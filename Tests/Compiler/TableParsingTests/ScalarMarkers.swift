import TableDiagnostics

/// E0110–E0114: a single value that is wrong.
enum ScalarMarkers {
  static let cases: [MarkedSpec] = words + numbers + colours

  static let words: [MarkedSpec] = [
    MarkedSpec(
      "a misspelt word", "tablespec: 1\nstyle: 1️⃣groupd\n",
      Finding(
        "1️⃣", .badValue, "'groupd' is not a valid value for 'style' in the table", label: "did you mean 'grouped'?",
        help: "valid values are plain, grouped, insetGrouped", fix: "grouped", under: "groupd")),
    MarkedSpec(
      "a word in the wrong place", "tablespec: 1\nsections: [{rows: [{accessory: 1️⃣arrow}]}]\n",
      Finding("1️⃣", .badValue, "'arrow' is not a valid value for 'accessory' in a row", help: "disclosureIndicator")),
    MarkedSpec(
      "yes for true", "tablespec: 1\nsections: [{rows: [{selected: 1️⃣yes}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'selected' in a row must be true or false", label: "did you mean true?", fix: "true",
        under: "yes")),
    MarkedSpec(
      "true in quotes", "tablespec: 1\nsections: [{rows: [{selected: 1️⃣'true'}]}]\n",
      Finding("1️⃣", .wrongType, "'selected' in a row must be true or false, not quoted text")),
    MarkedSpec(
      "an era that is none", "tablespec: 1\nmetrics: 1️⃣iOS-17\n",
      Finding("1️⃣", .unknownMetrics, "'metrics' in the table does not name a version of UIKit's geometry", help: "ios17")
    ),
    MarkedSpec(
      "an era by a number", "tablespec: 1\nmetrics: 1️⃣17\n",
      Finding("1️⃣", .unknownMetrics, "'metrics' in the table does not name a version of UIKit's geometry")),
    MarkedSpec(
      "an id with a slash", "tablespec: 1\nsections: [{id: 1️⃣a/b}]\n",
      Finding("1️⃣", .badValue, "an id cannot contain a slash", label: "this is the id 'a/b'", under: "a/b")),
  ]

  static let numbers: [MarkedSpec] = [
    MarkedSpec(
      "a unit", "tablespec: 1\nsections: [{rowHeight: 1️⃣10pt}]\n",
      Finding(
        "1️⃣", .wrongType, "'rowHeight' in a section must be a number or automatic, not text", help: "points",
        under: "10pt")),
    MarkedSpec(
      "a quoted number", "tablespec: 1\nsectionFooterHeight: 1️⃣'44'\n",
      Finding(
        "1️⃣", .wrongType, "'sectionFooterHeight' in the table must be a number, not quoted text",
        label: "remove the quotes", fix: "44", under: "'44'")),
    MarkedSpec(
      "a quoted word for a number", "tablespec: 1\nrowHeight: 1️⃣\"nan\"\n",
      Finding("1️⃣", .wrongType, "'rowHeight' in the table must be a number or automatic, not quoted text")),
    MarkedSpec(
      "numbers that are not finite",
      "tablespec: 1\nrowHeight: 1️⃣.inf\nsectionHeaderHeight: 2️⃣-.Inf\nsectionFooterHeight: 3️⃣.nan\n",
      Finding("1️⃣", .numberNotFinite, "'rowHeight' in the table must be a finite number", under: ".inf"),
      Finding("2️⃣", .numberNotFinite, "'sectionHeaderHeight' in the table must be a finite number"),
      Finding("3️⃣", .numberNotFinite, "'sectionFooterHeight' in the table must be a finite number")),
    MarkedSpec(
      "numbers out of range",
      """
      tablespec: 1
      rowHeight: 1️⃣-44
      sectionHeaderHeight: 2️⃣1e300
      sectionFooterHeight: 3️⃣99999999999999999999999999
      sections: [{rows: [{indentationLevel: 4️⃣-1, text: {font: 5️⃣0, lines: 6️⃣1001}}]}]
      tableHeader: {views: [{frame: [-10, 0, 7️⃣-1, 10]}]}

      """,
      Finding("1️⃣", .numberOutOfRange, "'rowHeight' in the table is out of range", label: "must be from 0 to 100000"),
      Finding("2️⃣", .numberOutOfRange, "'sectionHeaderHeight' in the table is out of range"),
      Finding("3️⃣", .numberOutOfRange, "'sectionFooterHeight' in the table is out of range"),
      Finding("4️⃣", .numberOutOfRange, "'indentationLevel' in a row is out of range", label: "must be from 0 to 100"),
      Finding("5️⃣", .numberOutOfRange, "'font' in text is out of range", label: "must be from 1 to 500"),
      Finding("6️⃣", .numberOutOfRange, "'lines' in text is out of range"),
      Finding("7️⃣", .numberOutOfRange, "an element of 'frame' in a view is out of range", under: "-1")),
  ]

  static let colours: [MarkedSpec] = [
    MarkedSpec(
      "an unquoted colour is a comment", "tablespec: 1\ntintColor:1️⃣ #ff0000\n",
      Finding("1️⃣", .badColor, "'tintColor' in the table has no value", help: "# starts a comment")),
    MarkedSpec(
      "an unquoted background is a comment", "tablespec: 1\nbackground:1️⃣ #ff0000\n",
      Finding("1️⃣", .badColor, "'background' in the table has no value")),
    MarkedSpec(
      "a colour without #", "tablespec: 1\ntintColor: 1️⃣ff0000\n",
      Finding("1️⃣", .badColor, "'ff0000' is not a valid colour", label: "did you mean \"#ff0000\"?", fix: "\"#ff0000\"")),
    MarkedSpec(
      "a colour with too few digits", "tablespec: 1\ntintColor: 1️⃣\"#ff000\"\n",
      Finding("1️⃣", .badColor, "'#ff000' is not a valid colour", help: "#rrggbb", under: "\"#ff000\"")),
    MarkedSpec(
      "a misspelt colour", "tablespec: 1\nsections: [{rows: [{text: {color: {light: red, dark: 1️⃣systemBleu}}}]}]\n",
      Finding(
        "1️⃣", .badColor, "'systemBleu' is not a valid colour", label: "did you mean 'systemBlue'?", fix: "systemBlue")),
    MarkedSpec(
      "an anchor is not edited away", "tablespec: 1\ntintColor: 1️⃣&tint systemBleu\nbackground: 2️⃣*tint\n",
      Finding("1️⃣", .badColor, "'systemBleu' is not a valid colour"),
      Finding("2️⃣", .badColor, "'systemBleu' is not a valid colour")),
  ]
}
