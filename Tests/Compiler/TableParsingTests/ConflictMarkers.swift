import TableDiagnostics

/// E0104: keys that exclude or need each other.
enum ConflictMarkers {
  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "repeat and each", "tablespec: 1\nsections: [{rows: [{2️⃣repeat: 2, text: a, 1️⃣each: [a]}]}]\n",
      Finding(
        "1️⃣", .conflictingKeys, "'repeat' and 'each' cannot be combined in a row", help: "keep one of repeat, each",
        note: "2️⃣", under: "each")),
    MarkedSpec(
      "two accessories", "tablespec: 1\nsections: [{rows: [{accessory: {2️⃣switch: on, 1️⃣slider: 0.5}}]}]\n",
      Finding("1️⃣", .conflictingKeys, "'switch' and 'slider' cannot be combined in an accessory", note: "2️⃣")),
    MarkedSpec(
      "two fills", "tablespec: 1\nbackground: {color: red, 1️⃣gradient: [red, blue]}\n",
      Finding(
        "1️⃣", .conflictingKeys, "'color' and 'gradient' cannot be combined in a background",
        help: "keep one of color, gradient, image, light")),
    MarkedSpec(
      "a title and views", "tablespec: 1\nsections: [{header: {title: a, 1️⃣views: []}}]\n",
      Finding(
        "1️⃣", .conflictingKeys, "'title' and 'views' cannot be combined in a header or footer",
        help: "a label among the views")),
    MarkedSpec(
      "two contents of a view", "tablespec: 1\ntableHeader: {views: [{frame: [0, 0, 1, 1], label: a, 1️⃣switch: on}]}\n",
      Finding(
        "1️⃣", .conflictingKeys, "'label' and 'switch' cannot be combined in a view", help: "a separate view")),
    MarkedSpec(
      "a background everywhere and by position",
      "tablespec: 1\nsections: [{rows: [{backgrounds: {top: red}, 1️⃣background: white}]}]\n",
      Finding("1️⃣", .conflictingKeys, "'backgrounds' and 'background' cannot be combined in a row", help: "positions")
    ),
    MarkedSpec(
      "the look of no label", "tablespec: 1\ntableHeader: {views: [{frame: [0, 0, 1, 1], 1️⃣font: 12, 2️⃣lines: 1}]}\n",
      Finding("1️⃣", .conflictingKeys, "'font' in a view requires 'label'", help: "inside the button"),
      Finding("2️⃣", .conflictingKeys, "'lines' in a view requires 'label'")),
    MarkedSpec(
      "keys beside a row's include", "tablespec: 1\nsections: [{rows: [{include: b.yaml, 1️⃣text: a, 2️⃣[b]: c}]}]\n",
      Finding("1️⃣", .conflictingKeys, "'include' must be the only key of its entry", help: "a separate entry"),
      Finding("2️⃣", .conflictingKeys, "'include' must be the only key of its entry"),
      files: ["b.yaml": "- Ann\n"]),
    MarkedSpec(
      "keys beside a section's include", "tablespec: 1\nsections: [{1️⃣id: a, include: b.yaml}]\n",
      Finding("1️⃣", .conflictingKeys, "'include' must be the only key of its entry"),
      files: ["b.yaml": "- {rows: []}\n"]),
    MarkedSpec(
      "an editing control without room",
      """
      tablespec: 1
      templates: {t: {editing: {1️⃣indent: false}}}
      sections:
        - rows:
            - {use: t, text: a}
            - {use: t, text: b, editing: {style: insert, reorder: true, 2️⃣indent: false}}
            - {text: c, editing: {style: none, reorder: true, indent: false}}
            - {text: d, editing: {style: delete, indent: true}}

      """,
      Finding(
        "1️⃣", .ineffectiveIndent, "'indent: false' has no effect with the style 'delete'",
        label: "the content makes room for the control", help: "'style: none'", under: "indent"),
      Finding("2️⃣", .ineffectiveIndent, "'indent: false' has no effect with the style 'insert'")),
  ]
}
