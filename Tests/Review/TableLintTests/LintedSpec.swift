import TableDiagnostics
import TableIR
import TableLayout
import TableLint
import TableParsing
import Testing

/// Files that exist only in a test.
struct TestFiles: SpecFiles {
  var contents: [String: [UInt8]] = [:]

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard let bytes = contents[path] ?? contents[name(path)] else { throw .missing }
    return bytes
  }

  func canonicalPath(_ path: String) -> String? {
    if path == "." || path == "/specs" { return "/specs" }
    return contents[name(path)] == nil ? nil : "/specs/" + name(path)
  }

  private func name(_ path: String) -> String { path.hasPrefix("/specs/") ? String(path.dropFirst(7)) : path }
}

/// A PNG of a size in pixels: chunks without checksums, which nothing here looks at.
func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 1] + Array("IDAT".utf8) + [0, 0, 0, 0, 0]
    + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
}

/// Reads a text and lints it, with the images and strings of all tests.
enum LintedSpec {
  static let images: [String: [UInt8]] = [
    "row@2x.png": png(200, 80), "row@3x.png": png(240, 120), "line@2x.png": png(2, 4), "line@3x.png": png(3, 6),
    "small.png": png(20, 20), "sharp@2x.png": png(40, 40), "sharp@3x.png": png(60, 60),
    "Localizable.xcstrings": Array(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "A text without a translation": {},
        "Name": {"shouldTranslate": false}, "settings.wifi": {},
        "Cup": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Cup"}}}},
        "%lld boats": {"localizations": {
          "de": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%lld Boote"}}}}},
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld boat"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld boats"}}}}}}},
        "%lld crews": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%#@n@"},
          "substitutions": {"n": {"formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg Crew"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg Crews"}}}}}}}}},
        "A translated text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Ein Text"}}}}}}
      """#.utf8),
  ]

  /// The rules that comments can name: those of lint, and warnings of the compiler.
  static let rules = RuleRegistry.codes + DiagnosticCode.parsingCodes.filter { $0.rule != nil }

  /// The findings in a text.
  static func lint(
    _ text: String, files: [String: String] = [:], levels: RuleLevels = RuleLevels(),
    baseline: Set<BaselineEntry> = []
  ) throws -> LintReport {
    var disk = TestFiles(contents: images)
    for (path, text) in files { disk.contents[path] = Array(text.utf8) }
    let bytes = Array(text.utf8)
    disk.contents["a.yaml"] = bytes
    let result = SpecParser(profiles: MetricsProfile.all, files: disk).parse(bytes, path: "a.yaml")
    let problems = result.diagnostics.diagnostics
    let table = try #require(result.table, "\(problems.map { "\($0.range.start.line): \($0.message)" })")
    let metrics = table.metrics ?? Table.Metrics(profile: .modern, ios: 17)
    let axes = table.environments.isEmpty ? EnvironmentAxes.lint(table, ios: metrics.ios) : table.environments
    let entries = EnvironmentMatrix(spec: axes, flags: EnvironmentAxes(), metrics: metrics).entries
    let comments = table.files.map { SuppressionReader().comments(in: disk.contents[$0] ?? [], path: $0) }
    var report = LintReport(
      files: table.files, environments: entries.map(\.name), rules: rules, levels: levels,
      suppressions: comments.flatMap(\.suppressions), misspelt: comments.flatMap(\.misspelt), baseline: baseline,
      locate: KeyLocator(table, bytes: bytes, files: disk).find)
    let quotation = SourceQuotation(bytes)
    report.add(problems, text: quotation.text)
    report.add(
      Linter { levels.severity(of: $0) == nil }.findings(in: table, layouts: entries.count) { index in
        TableLayouter(environment: entries[index].environment, profile: entries[index].metrics.profile).layOut(table)
      })
    report.addComments()
    return report
  }
}
