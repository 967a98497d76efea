import TableDiagnostics
import Testing

@testable import TableLint

@Suite("Comments silence rules at their place")
struct SuppressionTests {
  /// One that is hard to see, unless its row is selected.
  private static let chevron = "{chevron: {color: systemYellow, highlightedColor: label}}"

  @Test("A comment at the top of a file covers the whole file")
  func wholeFile() throws {
    let text = """
      # tablec:disable indicator-contrast
      # A spec.
      tablespec: 1
      sections: [{rows: [{text: a, accessory: \(Self.chevron)}]}, {rows: [{text: b, accessory: \(Self.chevron)}]}]

      """
    #expect(try LintedSpec.lint(text).diagnostics.isEmpty)
  }

  @Test("Levels raise, lower or turn off findings")
  func levels() throws {
    let text = "tablespec: 1\nsections: [{rows: [{text: a, accessory: \(Self.chevron)}]}]\n"
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
            - {id: ann, text: a, accessory: {chevron: {color: systemYellow}}}

      """
    let found = try LintedSpec.lint(text).found
    #expect(
      Set(found.map(\.at)) == ["ann: accessory.chevron.color", "ann: accessory.chevron.highlightedColor", "unused"])
    let moved = text.replacingFirst("sections:", "# moved\n\nsections:").replacingFirst("text: a", "text: Ann")
    let report = try LintedSpec.lint(moved, baseline: found)
    #expect(report.diagnostics.isEmpty && report.fixed.isEmpty)
    let mended = text.replacingFirst(", accessory: {chevron: {color: systemYellow}}", "")
    let fixed = try LintedSpec.lint(mended, baseline: found)
    #expect(fixed.diagnostics.isEmpty && fixed.fixed.count == 2)
    let another = text + "      - {id: ben, text: b, accessory: {chevron: {color: systemYellow}}}\n"
    let reported = try LintedSpec.lint(another, baseline: found).diagnostics
    #expect(Set(reported.map(\.code)) == [IndicatorContrast.code])
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

extension String {
  /// With the first of some words replaced.
  func replacingFirst(_ words: String, _ others: String) -> String {
    guard let range = firstRange(of: words) else { return self }
    return self[..<range.lowerBound] + others + self[range.upperBound...]
  }
}
