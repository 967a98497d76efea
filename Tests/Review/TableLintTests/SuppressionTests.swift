import TableDiagnostics
import Testing

@testable import TableLint

@Suite("Comments silence rules at their place")
struct SuppressionTests {
  static let cases: [LintedSpec] = [
    LintedSpec(
      "a row, a key, a line, and no more",
      """
      sections:
        - rows:
            # tablec:disable indicator-contrast -- the brand's
            - {text: a, accessory: chevron}
            - {text: b, accessory: 1️⃣chevron}
            - {text: c, accessory: chevron}  # tablec:disable indicator-contrast
            - text: d
              # tablec:disable L0102, text-contrast
              accessory: chevron
            - text: {text: e, color: 2️⃣systemYellow}
              accessory: checkmark
      """,
      .init("1️⃣", IndicatorContrast.code, "the chevron"),
      .init("3️⃣", .unusedDisable, "'text-contrast' reports nothing here that a comment could silence"),
      .init("2️⃣", TextContrast.code, "the text")),
    LintedSpec(
      "a whole section, and rows after it not",
      """
      sections:
        # tablec:disable indicator-contrast
        - rows: [{text: a, accessory: chevron}, {text: b, accessory: chevron}]
        - rows: [{text: c, accessory: 1️⃣chevron}]
      """,
      .init("1️⃣", IndicatorContrast.code, "the chevron")),
    LintedSpec(
      "a template, or one row that uses it",
      """
      templates:
        # tablec:disable indicator-contrast
        t: {accessory: chevron}
        u: {accessory: 1️⃣chevron}
      sections:
        - rows:
            - {use: t, text: a}
            # tablec:disable indicator-contrast
            - {use: u, text: b}
            - {use: u, text: c}
      """,
      .init("1️⃣", IndicatorContrast.code, "the chevron")),
    LintedSpec(
      "texts that look like comments, and words that are none",
      """
      sections:
        - header: "a # tablec:disable text-contrast"
          footer: |
            # tablec:disable text-contrast
            is no comment here
          rows:
            - {text: 'b # tablec:disable text-contrast', accessory: 1️⃣chevron}
            - c#tablec:disable text-contrast
            # tablec is a compiler
            # tablec: the compiler of this table
            # tablec disables no rule here
            # eslint:disable text-contrast
            - d # says tablec:disable text-contrast
      """,
      .init("1️⃣", IndicatorContrast.code, "the chevron")),
    LintedSpec(
      "unknown names, and comments that silence nothing",
      """
      sections:
        # tablec:disable 1️⃣text-contrst, 2️⃣tall-header -- why
        - rows: [ä, b]  # tablec:disable 3️⃣tap-target
        4️⃣# tablec:disable -- no rule
        - rows: [c]
      """,
      .init("1️⃣", .unknownRule, "there is no rule 'text-contrst'", fix: "text-contrast", under: "text-contrst"),
      .init("2️⃣", .unusedDisable, "'tall-header' reports nothing here that a comment could silence"),
      .init("3️⃣", .unusedDisable, "'tap-target' reports nothing"),
      .init("4️⃣", .unusedDisable, "the comment names no rule")),
    // realm/SwiftLint#4539, adrienverge/yamllint#679, #207
    LintedSpec(
      "directives that are misspelt",
      """
      sections:
        - rows:
            # 1️⃣tablec:disable-line text-contrast -- the colours of the brand
            - {id: a, text: Ann}  # 2️⃣tablec:disable-next-line text-contrast
            # 3️⃣Tablec:Disable text-contrast
            # 4️⃣tablec: disable text-contrast
            - b #5️⃣tabelc:disable text-contrast
            # 6️⃣tablec:disabled
            # 7️⃣tablec-disable text-contrast
            # 8️⃣tablec disable text-contrast
            - c # 9️⃣tablec:enable text-contrast
      """,
      .init(
        "1️⃣", .unknownDirective, "'tablec:disable-line' is not a directive, and the comment silences nothing",
        fix: "tablec:disable", under: "tablec:disable-line"),
      .init("2️⃣", .unknownDirective, "'tablec:disable-next-line' is not"),
      .init("3️⃣", .unknownDirective, "'Tablec:Disable' is not"),
      .init("4️⃣", .unknownDirective, "'tablec: disable' is not", fix: "tablec:disable", under: "tablec: disable"),
      .init("5️⃣", .unknownDirective, "'tabelc:disable' is not"),
      .init("6️⃣", .unknownDirective, "'tablec:disabled' is not"),
      .init("7️⃣", .unknownDirective, "'tablec-disable' is not"),
      .init("8️⃣", .unknownDirective, "'tablec disable' is not"),
      .init("9️⃣", .unknownDirective, "'tablec:enable' is not")),
    LintedSpec(
      "the compiler's warnings, and included files",
      """
      templates:
        t: {height: 60} # tablec:disable unused-template
      sections:
        - rows: [{include: rows.yaml}]
      """,
      .init("1️⃣", IndicatorContrast.code, "the chevron"),
      files: [
        "rows.yaml": """
        - {text: a, accessory: 1️⃣chevron}
        # tablec:disable W0102, indicator-contrast
        - {text: b, detailText: c, accessory: chevron}
        """
      ]),
    LintedSpec(
      "braces that are intentional",
      """
      sections:
        - rows:
            # tablec:disable unfilled-placeholder -- it is about templates
            - "Write {index}"
            - 1️⃣"Write {item}"
      """,
      .init("1️⃣", .unfilledPlaceholder, "the placeholder '{item}' is not in a repeated row")),
  ]

  @Test(arguments: cases)
  func comments(_ spec: LintedSpec) throws {
    var spec = spec
    // The mark inside a comment is taken out like any other.
    spec.text = spec.text.replacingFirst(
      "# tablec:disable L0102, text-contrast", "# tablec:disable L0102, 3️⃣text-contrast")
    try spec.check()
  }

  @Test("A comment at the top of a file covers the whole file")
  func wholeFile() throws {
    let text = """
      # tablec:disable indicator-contrast
      # A spec.
      tablespec: 1
      sections: [{rows: [{text: a, accessory: chevron}]}, {rows: [{text: b, accessory: chevron}]}]

      """
    #expect(try LintedSpec.lint(text).diagnostics.isEmpty)
  }

  @Test("Levels raise, lower or turn off findings")
  func levels() throws {
    let text = "tablespec: 1\nsections: [{rows: [{text: a, accessory: chevron}]}]\n"
    for (level, severity) in [(RuleLevel.error, Severity.error), (.note, .note), (.warning, .warning)] {
      let report = try LintedSpec.lint(text, levels: RuleLevels([IndicatorContrast.code: level]))
      #expect(report.diagnostics.map(\.severity) == [severity])
    }
    #expect(try LintedSpec.lint(text, levels: RuleLevels([IndicatorContrast.code: .off])).diagnostics.isEmpty)
    // What is off is not missed.
    let silenced = text.replacingFirst("sections", "# tablec:disable indicator-contrast\nsections")
    #expect(try LintedSpec.lint(silenced, levels: RuleLevels([IndicatorContrast.code: .off])).diagnostics.isEmpty)
  }

  @Test("A baseline recognizes findings after lines and words have changed")
  func baseline() throws {
    let text = """
      tablespec: 1
      templates: {unused: {height: 60}}
      sections:
        - id: s
          rows:
            - {id: ann, text: a, accessory: chevron}

      """
    let found = try LintedSpec.lint(text).found
    #expect(
      Set(found.map(\.at)) == ["ann: accessory.chevron.color", "ann: accessory.chevron.highlightedColor", "unused"])
    let moved = text.replacingFirst("sections:", "# moved\n\nsections:").replacingFirst("text: a", "text: Ann")
    let report = try LintedSpec.lint(moved, baseline: found)
    #expect(report.diagnostics.isEmpty && report.fixed.isEmpty)
    let fixed = try LintedSpec.lint(text.replacingFirst(", accessory: chevron", ""), baseline: found)
    #expect(fixed.diagnostics.isEmpty && fixed.fixed.count == 2)
    let another = text + "      - {id: ben, text: b, accessory: chevron}\n"
    #expect(try LintedSpec.lint(another, baseline: found).diagnostics.map(\.code) == [IndicatorContrast.code])
  }
}

extension String {
  /// With the first of some words replaced.
  func replacingFirst(_ words: String, _ others: String) -> String {
    guard let range = firstRange(of: words) else { return self }
    return self[..<range.lowerBound] + others + self[range.upperBound...]
  }

  /// What a hostile spec can write: many comments for the same rows, and many names in each.
  @Test("The cost depends on the nodes that have comments, not on the number of comments or names")
  func cost() {
    let rules = [TextContrast.code, IndicatorContrast.code]
    let (start, end) = (SourcePosition(line: 2_000, column: 1), SourcePosition(line: 9_000, column: 1))
    var comments: [Suppression] = []
    for line in 1...1_000 {
      let range = SourceRange(
        file: "a", start: SourcePosition(line: line, column: 1), end: SourcePosition(line: line, column: 9))
      let names = ["text-contrast", "text-contrast", "l0102", "no-rule"].map {
        Suppression.Name(text: $0, range: range)
      }
      comments.append(Suppression(scope: .span(start: start, end: end), names: names, range: range))
      comments.append(Suppression(scope: .file, names: names, range: range))
    }
    var index = SuppressionIndex(comments, rules: rules)
    let place = SourceRange(file: "a", start: start, end: start)
    for _ in 0..<1_000 {
      let isSilenced = index.silences(TextContrast.code, at: place)
      #expect(isSilenced)
    }
    #expect(index.looks == 2_000)
    #expect(index.unknownNames.count == 2_000)
    #expect(index.unusedNames(in: "a") { _ in true }.map(\.text) == Array(repeating: "l0102", count: 2_000))
  }
}
