import TableDiagnostics
import TableParsing

/// E05xx: what a spec may cost.
enum LimitMarkers {
  static let cases: [MarkedSpec] =
    syntax + rows + [
      MarkedSpec(
        "too many constraints of a row",
        """
        tablespec: 1
        sections:
          - rows:
              - views: [{pin: 0, id: a, views: [{id: b, pin: 0}], constraints: [1️⃣b.width >= 1]}]
                constraints: [a.width >= 1, b.width >= 3]
        """,
        Finding("1️⃣", .tooManyConstraints, "the row has more than 2 constraints"), change: { $0.maxConstraints = 2 }),
      MarkedSpec(
        "too many constrained views",
        "tablespec: 1\nsections: [{rows: [{views: [{label: a, pin: 0}, 1️⃣{label: b, pin: 0}]}]}]\n",
        Finding("1️⃣", .tooManyConstraints, "the row has more than 1 constrained views"),
        change: { $0.maxConstrainedViews = 1 }),
      MarkedSpec(
        "too many includes", "tablespec: 1\ninclude: [b.yaml, b.yaml, 1️⃣b.yaml, b.yaml, c.yaml]\n",
        Finding("1️⃣", .tooManyIncludes, "more than 2 files are included", help: "--max-includes"),
        files: ["b.yaml": "style: plain\n"], change: { $0.maxIncludes = 2 }),
      MarkedSpec(
        "an included file that is too big", "tablespec: 1\ninclude: 1️⃣b.yaml\n",
        Finding(
          "1️⃣", .tooManyBytes, "the file 'b.yaml' cannot be read: it is larger than 50 bytes", help: "--max-bytes"),
        files: ["b.yaml": String(repeating: "# long\n", count: 20)], change: { $0.syntax.maxBytes = 50 }),
    ]

  static let syntax: [MarkedSpec] = [
    MarkedSpec(
      "too many bytes", "tablespec: 1\n# more than twenty bytes\n",
      Finding("a.yaml", .tooManyBytes, "the file is larger than 20 bytes", help: "--max-bytes"),
      change: { $0.syntax.maxBytes = 20 }),
    MarkedSpec(
      "too deep",
      "tablespec: 1\nsections: \(String(repeating: "[", count: 63))1️⃣[\(String(repeating: "]", count: 64))\n",
      Finding("1️⃣", .tooDeep, "lists and mappings are nested more than 64 levels deep here", help: "--max-depth")),
    MarkedSpec(
      "too many nodes", "tablespec: 1\nsections: [a, 1️⃣b, c]\n",
      Finding("1️⃣", .tooManyNodes, "the file has more than 6 nodes", help: "--max-nodes"),
      change: { $0.syntax.maxNodes = 6 }),
    MarkedSpec(
      "too many aliases", "tablespec: 1\nsections: [{rows: [&a Ann, *a, *a, 1️⃣*a]}]\n",
      Finding("1️⃣", .tooManyAliases, "the file has more than 2 aliases", help: "--max-aliases"),
      change: { $0.syntax.maxAliases = 2 }),
    MarkedSpec(
      "an alias bomb",
      """
      a: &a [x, x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: 1️⃣*d

      """,
      Finding(
        "1️⃣", .aliasExpansion,
        "with its aliases expanded, the file is more than 20 times as large as written; this alias adds most",
        help: "--max-expansion")),
    MarkedSpec(
      "templates in a long chain",
      """
      tablespec: 1
      templates: {a: {use: b}, b: {use: c}, c: {use: d}, d: {use: e}, e: {use: 1️⃣f}, f: {height: 1}}
      sections: [{rows: [{use: a}]}]

      """,
      Finding("1️⃣", .tooDeep, "templates are nested more than 5 levels deep here"),
      change: { $0.syntax.maxDepth = 5 }),
  ]

  static let rows: [MarkedSpec] = [
    MarkedSpec(
      "written so large", "1️⃣tablespec: 1\nsections: [{rows: [a, b, c]}]\n",
      Finding("1️⃣", .tooMuchWork, "the spec exceeds the work limit", help: "--max-work"), change: { $0.maxWork = 200 }),
    MarkedSpec(
      "repeated too often", "tablespec: 1\nsections: [{rows: [{repeat: 1️⃣1000000000, text: a}]}]\n",
      Finding("1️⃣", .tooManyRepeats, "this would make more than 100000 rows", help: "--max-rows", under: "1000000000")),
    MarkedSpec(
      "repeated beyond counting", "tablespec: 1\nsections: [{rows: [{repeat: 1️⃣99999999999999999999, text: a}]}]\n",
      Finding("1️⃣", .tooManyRepeats, "this would make more than 100000 rows")),
    MarkedSpec(
      "too many elements", "tablespec: 1\nsections: [{rows: [{each: 1️⃣[a, b, c, d], text: a}]}]\n",
      Finding("1️⃣", .tooManyRepeats, "this would make more than 3 rows"), change: { $0.maxRows = 3 }),
    MarkedSpec(
      "too many rows, repeated",
      "tablespec: 1\nsections: [{rows: [{repeat: 3, text: a}, {repeat: 1️⃣3, text: b}, {repeat: 3}]}]\n",
      Finding("1️⃣", .tooManyRows, "the table has more than 5 rows", help: "--max-rows"), change: { $0.maxRows = 5 }),
    MarkedSpec(
      "too many rows, written", "tablespec: 1\nsections: [{rows: [a, b]}, {rows: [c, 1️⃣d, e, f]}]\n",
      Finding("1️⃣", .tooManyRows, "the table has more than 3 rows"), change: { $0.maxRows = 3 }),
    MarkedSpec(
      "too many sections and templates",
      "tablespec: 1\ntemplates: {a: {}, b: {use: a}, c: {use: b}, 1️⃣d: {}, e: {}}\nsections: [{}, {}, {}, 2️⃣{}, {}]\n",
      Finding("1️⃣", .tooManyRows, "the table has more than 3 templates", help: "--max-rows"),
      Finding("2️⃣", .tooManyRows, "the table has more than 3 sections"), change: { $0.maxRows = 3 }),
    MarkedSpec(
      "repeated texts that are too long",
      "tablespec: 1\nsections: [{rows: [1️⃣{repeat: 10, text: \(String(repeating: "long ", count: 2_000))}]}]\n",
      Finding("1️⃣", .tooManyRepeats, "repeated rows and templates exceed the expansion limit", help: "--max-work"),
      change: { $0.maxWork = 60_000 }),
    MarkedSpec(
      "placeholders that multiply",
      "tablespec: 1\nsections: [{rows: [1️⃣{each: [\(String(repeating: "x", count: 1_000))], text: \"\(String(repeating: "{item}", count: 1_000))\"}]}]\n",
      Finding("1️⃣", .tooManyRepeats, "repeated rows and templates exceed the expansion limit"),
      change: { $0.maxWork = 60_000 }),
    MarkedSpec(
      "merges that multiply",
      "tablespec: 1\nsections: [{rows: [1️⃣{repeat: 10, <<: [\(String(repeating: "{text: a}, ", count: 1_000))]}]}]\n",
      Finding("1️⃣", .tooManyRepeats, "repeated rows and templates exceed the expansion limit"),
      change: { $0.maxWork = 140_000 }),
    MarkedSpec(
      "a big template used by many rows",
      """
      tablespec: 1
      templates: {t: {views: [\(String(repeating: "{frame: [0, 0, 1, 1]}, ", count: 250))]}}
      sections: [{rows: [1️⃣{use: t}, {use: t}, {use: t}, {use: t}]}]

      """,
      Finding("1️⃣", .tooManyRepeats, "repeated rows and templates exceed the expansion limit"),
      change: { $0.maxWork = 86_000 }),
  ]
}
