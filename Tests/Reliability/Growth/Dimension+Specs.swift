extension Dimension {
  /// What reads one spec.
  private static let commands = [
    ["compile", "a.yaml", "--emit", "layout"], ["compile", "a.yaml", "--emit", "svg"],
    ["compile", "a.yaml", "--emit", "html"], ["compile", "a.yaml", "--emit", "ir"],
    ["compile", "a.yaml", "--emit", "syntax"], ["compile", "a.yaml", "--template", "html"],
    ["compile", "a.yaml", "--template", "swift-uikit"], ["lint", "a.yaml"], ["lint", "a.yaml", "--fix"],
    ["explain", "a.yaml"], ["format", "a.yaml"], ["gallery", "a.yaml", "-o", "site"],
    ["preview", "a.yaml", "-o", "a.svg"],
    ["config", "a.yaml"],
  ]

  /// A spec with a piece that is written again and again.
  private static func spec(
    _ name: String, sizes: ClosedRange<Int> = 64...65_536, commands: [[String]] = commands,
    isSolved: Bool = false, begin: String = "tablespec: 1\n", _ text: @escaping @Sendable (Int) -> String
  ) -> Dimension {
    Dimension(name: name, commands: commands, sizes: sizes, isSolved: isSolved) { ["a.yaml": begin + text($0)] }
  }

  private static func many(_ count: Int, separator: String = "", _ piece: (Int) -> String) -> String {
    (0..<count).map(piece).joined(separator: separator)
  }

  private static func nested(_ count: Int, in outer: (String) -> String, _ inner: String) -> String {
    (0..<count).reduce(inner) { inner, _ in outer(inner) }
  }

  private static func row(_ keys: String) -> String { "sections: [{rows: [{id: a, \(keys)}]}]\n" }

  static let specs: [Dimension] =
    [
      spec("rows") { "sections:\n- rows:\n" + many($0) { "  - {id: r\($0), text: Row \($0), detailText: Detail}\n" } },
      spec("rows without ids") { "sections:\n- rows:\n" + many($0) { _ in "  - Row\n" } },
      spec("rows of one id") { "sections:\n- rows:\n" + many($0) { _ in "  - {id: a, text: Row}\n" } },
      spec("rows with an unknown key") { "sections:\n- rows:\n" + many($0) { "  - {id: r\($0), txet: Row}\n" } },
      spec("rows whose text is of the wrong type") {
        "sections:\n- rows:\n" + many($0) { "  - {id: r\($0), text: [Row]}\n" }
      },
      spec("rows with findings") {
        "sections:\n- rows:\n" + many($0) { "  - {id: r\($0), text: Row, color: '#eee', height: 10}\n" }
      },
      spec("repeated rows") { row("repeat: \($0), text: 'Row {number}'").replacing("id: a, ", with: "") },
      spec("elements of each") {
        "sections: [{rows: [{each: [" + many($0, separator: ", ") { "e\($0)" } + "], text: '{item}'}]}]\n"
      },
      spec("sections") {
        "sections:\n"
          + many($0) { "- {id: s\($0), header: Section \($0), footer: End, rows: [{id: r\($0), text: Row}]}\n" }
      },
      spec("empty sections") { "sections:\n" + many($0) { _ in "- {rows: []}\n" } },
      spec("views") {
        row("views: [" + many($0, separator: ", ") { "{id: v\($0), label: Ann, frame: [0, 0, 9, 9]}" } + "]")
      },
      spec("views of one id") {
        row("views: [" + many($0, separator: ", ") { _ in "{id: v, label: Ann, frame: [0, 0, 9, 9]}" } + "]")
      },
      spec("buttons") {
        row("views: [" + many($0, separator: ", ") { "{button: B, frame: [\($0 * 50), 0, 44, 44]}" } + "]")
      },
      spec("pinned views", sizes: 8...4_096, isSolved: true) {
        row(
          "views: [" + many($0, separator: ", ") { "{id: v\($0), label: Ann, pin: {leading: \($0), top: \($0)}}" } + "]"
        )
      },
      spec("constraints in a chain", sizes: 8...4_096, isSolved: true) {
        row(
          "views: [" + many($0 + 1, separator: ", ") { "{id: v\($0), label: Ann}" } + "], constraints: ["
            + many($0, separator: ", ") { "v\($0 + 1).leading == v\($0).trailing + 1" } + "]")
      },
      spec("constraints between two views", sizes: 8...8_192) {
        row(
          "views: [{id: a, label: A}, {id: b, label: B}], constraints: ["
            + many($0, separator: ", ") { "a.leading >= b.leading + \($0)" } + "]")
      },
      spec("contradicting constraints", sizes: 8...8_192, isSolved: true) {
        row("views: [{id: a, label: A}], constraints: [" + many($0, separator: ", ") { "a.width == \($0)" } + "]")
      },
      spec("wrong constraints", sizes: 8...16_384) {
        row(
          "views: [{id: a, label: A}], constraints: [" + many($0, separator: ", ") { _ in "a.widht == b.trialing" }
            + "]")
      },
      spec("stacked views") {
        row("stack: {axis: vertical, views: [" + many($0, separator: ", ") { _ in "{label: Ann}" } + "]}")
      },
      spec("nested stacks", sizes: 2...64) {
        row("stack: {views: [" + nested($0, in: { "{stack: {views: [\($0), {label: B}]}}" }, "{label: A}") + "]}")
      },
      spec("nested views", sizes: 2...64) {
        row(
          "views: [" + nested($0, in: { "{frame: [0, 0, 9, 9], views: [\($0)]}" }, "{label: A, frame: [0, 0, 9, 9]}")
            + "]")
      },
      spec("brackets") { row("text: " + String(repeating: "[", count: $0)) },
      spec("indentation") { size in (0..<min(size, 2_000)).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
      },
      spec("runs of a text") {
        row("text: {runs: [" + many($0, separator: ", ") { "{text: r\($0), font: {weight: bold}}" } + "]}")
      },
      spec("variants") {
        row("text: A, variants: [" + many($0, separator: ", ") { "{when: {ios: \(10 + $0 % 9)}, text: v}" } + "]")
      },
      spec("appearance rules") {
        "appearance: [" + many($0, separator: ", ") { "{label: {color: red}, in: cell#r\($0)}" } + "]\n"
          + "sections:\n- rows:\n" + many($0) { "  - {id: r\($0), text: Row}\n" }
      },
      spec("rules for everything", sizes: 64...16_384) {
        "appearance: [" + many($0, separator: ", ") { _ in "{label: {color: red}, in: cell}" } + "]\n" + row("text: A")
      },
      spec("templates") {
        "templates:\n" + many($0) { "  t\($0): {accessory: disclosureIndicator}\n" } + "sections:\n- rows:\n"
          + many($0) { "  - {id: r\($0), use: t\($0), text: Row}\n" }
      },
      spec("templates that use another", sizes: 4...4_096) {
        "templates:\n  t0: {text: A}\n" + many($0) { "  t\($0 + 1): {use: t\($0)}\n" }
          + "sections: [{rows: [{use: t\($0)}]}]\n"
      },
      spec("environments") {
        "environments: [" + many($0, separator: ", ") { "{name: e\($0), device: iphone-15}" } + "]\n" + row("text: A")
      },
      spec("anchors") { "sections:\n- rows:\n" + many($0) { "  - &a\($0) {id: r\($0), text: Row}\n" } },
      spec("merge keys") {
        "templates: {t: &t {accessory: checkmark}}\nsections:\n- rows:\n" + many($0) { "  - {<<: *t, id: r\($0)}\n" }
      },
      spec("comments") { row("text: A") + many($0) { "# comment \($0)\n" } },
      spec("silencing comments") {
        "sections:\n- rows:\n"
          + many($0) { "  # tablec:disable-next-line unreadable-text\n  - {id: r\($0), text: Row}\n" }
      },
      spec("blank lines") { row("text: A") + String(repeating: "\n", count: $0) + "# end\n" },
      spec("documents") { row("text: A") + String(repeating: "---\n", count: $0) },
      spec("unknown keys of the table") { row("text: A") + many($0) { "key\($0): 1\n" } },
      spec("keys there twice") { row("text: A") + many($0) { _ in "name: a\n" } },
      spec("a name that hints are sought for") { row("text: A, \(String(repeating: "acessory", count: $0)): a") },
      spec("placeholders") {
        row("each: [x], text: '" + String(repeating: "{item}", count: $0) + "'").replacing("id: a, ", with: "")
      },
      spec("section index titles") {
        "sectionIndex: [" + many($0, separator: ", ") { "t\($0)" } + "]\n" + row("text: A")
      },
      spec("segments") { row("accessory: {segmentedControl: [" + many($0, separator: ", ") { "s\($0)" } + "]}") },
    ] + characters + idle

  /// A run of one character, wherever a text may stand.
  private static let characters: [Dimension] = {
    let kinds = [
      ("letters", "a"), ("words", "ab "), ("quotes", "\\\""), ("blanks", " "), ("line ends", "a\\n"), ("tabs", "\\t"),
      ("braces", "{"), ("angles", "<"), ("backslashes", "\\\\"), ("letters with marks", "a\u{301}\u{302}"),
      ("ideographs", "漢"),
      ("Thai letters", "ภาษา"), ("Arabic letters", "سلام "), ("joined emoji", "👩‍👩‍👧"), ("flags", "🇩🇪"),
      ("soft hyphens", "a\u{AD}"),
      ("overrides of direction", "\u{202E}"), ("zero-width joiners", "\u{200D}"), ("digits", "1,234.5 "),
      ("hyphens", "a-"),
      ("brackets", "(a) "), ("Hebrew letters", "שלום "), ("Hangul", "한국어 "), ("letters of India", "नमस्ते "),
    ]
    return kinds.map { name, piece in
      spec("\(name) in a text", sizes: 256...1 << 20) {
        row(
          "text: {text: \"\(String(repeating: piece, count: $0))\", lines: 0}, detailText: \"\(String(repeating: piece, count: $0))\""
        )
      }
    } + [
      spec("letters in an id", sizes: 256...1 << 20) {
        "sections: [{rows: [{id: \(String(repeating: "a", count: $0)), text: A}]}]\n"
      },
      spec("letters in a key", sizes: 256...1 << 20) { row("\(String(repeating: "a", count: $0)): A") },
      spec("letters in a color", sizes: 256...1 << 20) {
        row("text: {text: A, color: \(String(repeating: "a", count: $0))}")
      },
      spec("letters in an image's name", sizes: 256...1 << 20) {
        row("image: \(String(repeating: "a", count: $0)).png")
      },
      spec("slashes in an image's name", sizes: 256...1 << 20) {
        row("image: \(String(repeating: "a/", count: $0))b.png")
      },
      spec("letters in a constraint", sizes: 256...1 << 20) {
        row("views: [{id: a, label: A}], constraints: ['a.width == \(String(repeating: "9", count: $0))']")
      },
      spec("terms of a constraint", sizes: 256...1 << 18) {
        row("views: [{id: a, label: A}], constraints: ['a.width == \(String(repeating: "1 + ", count: $0))1']")
      },
      spec("letters in a comment", sizes: 256...1 << 20) {
        row("text: A") + "# \(String(repeating: "a", count: $0))\n"
      },
      spec("letters in a folded text", sizes: 256...1 << 20) {
        "sections:\n- rows:\n  - text: >\n" + String(repeating: "      a\n", count: $0)
      },
    ]
  }()

  /// What is read by commands that read no spec.
  private static let idle: [Dimension] = [
    Dimension(
      name: "rows that are formatted badly",
      commands: [["format", "a.yaml"], ["format", "--check", "a.yaml"], ["format", "--diff", "a.yaml"]],
      files: {
        ["a.yaml": "tablespec:   1\nsections:\n    - rows:\n" + many($0) { "        - {text:   Row, id:   r\($0)}\n" }]
      }),
    Dimension(
      name: "texts in many languages",
      commands: [["compile", "a.yaml", "--language", "all"], ["lint", "a.yaml", "--languages", "all"]],
      sizes: 4...1_024,
      files: { size in
        let languages = many(size, separator: ",") { index in
          let letter = { (place: Int) in String(UnicodeScalar(UInt8(97 + place % 26))) }
          return
            "\"\(letter(index))\(letter(index / 26))\(index < 676 ? "" : "-DE")\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Text \(index)\"}}"
        }
        return [
          "a.yaml": "tablespec: 1\nstrings: a.xcstrings\nsections: [{rows: [{id: a, text: {key: k}}]}]\n",
          "a.xcstrings":
            "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{\(languages)}}}}",
        ]
      }),
    Dimension(
      name: "keys of a catalog",
      commands: [
        ["compile", "a.yaml"], ["lint", "a.yaml", "--languages", "all"], ["compile", "a.yaml", "--language", "en-XA"],
        ["compile", "a.yaml", "--extract-strings", "--check"],
      ],
      files: { size in
        let keys = many(size, separator: ",") {
          "\"k\($0)\":{\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Text \($0)\"}}}}"
        }
        return [
          "a.yaml": "tablespec: 1\nstrings: a.xcstrings\nsections:\n- rows:\n"
            + many(size) { "  - {id: r\($0), text: {key: k\($0)}}\n" },
          "a.xcstrings": "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(keys)}}",
        ]
      }),
  ]
}
