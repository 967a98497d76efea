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

/// A spec for lint, with marks where findings must point, which are removed before it is read.
struct LintedSpec: CustomTestStringConvertible, Sendable {
  struct Expected: Sendable {
    var mark: String
    var code: DiagnosticCode
    /// The start of the message.
    var message: String
    /// Notes that must be present, in full.
    var notes: [String] = []
    /// The replacement of the fix-it.
    var fix: String?
    /// The source that is underlined.
    var under: String?

    init(
      _ mark: String, _ code: DiagnosticCode, _ message: String, notes: [String] = [], fix: String? = nil,
      under: String? = nil
    ) {
      (self.mark, self.code, self.message, self.notes, self.fix, self.under) = (mark, code, message, notes, fix, under)
    }
  }

  var name: String
  var text: String
  var expected: [Expected]
  var files: [String: String]
  /// The rule that must find nothing here.
  var passes: DiagnosticCode?
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ expected: Expected..., files: [String: String] = [:]) {
    (self.name, self.text, self.expected, self.files) = (name, text, expected, files)
  }

  /// A spec without findings, which a rule must leave alone.
  static func passes(_ code: DiagnosticCode, _ name: String, _ text: String) -> LintedSpec {
    var spec = LintedSpec(name, text)
    spec.passes = code
    return spec
  }

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

  /// A text without its marks, and their places.
  static func strip(_ text: String, file: String) -> (text: String, places: [String: String]) {
    var places: [String: String] = [:]
    var stripped = ""
    var (line, column) = (1, 1)
    for character in text {
      if character.unicodeScalars.contains("\u{20E3}") {
        places[String(character)] = "\(file):\(line):\(column)"
        continue
      }
      stripped.append(character)
      if character.isNewline { (line, column) = (line + 1, 1) } else { column += character.unicodeScalars.count }
    }
    return (stripped, places)
  }

  /// The rules that comments can name: those of lint, and warnings of the compiler.
  static let rules = RuleRegistry.codes + DiagnosticCode.parsingCodes.filter { $0.rule != nil }

  /// The findings in a text without marks.
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

  func check() throws {
    let (text, places) = Self.strip("tablespec: 1\n" + text, file: "a.yaml")
    var allPlaces = places
    var sources = ["a.yaml": text]
    for (path, text) in files {
      let file = Self.strip(text, file: path)
      allPlaces.merge(file.places) { first, _ in first }
      sources[path] = file.text
    }
    let found = try Self.lint(text, files: sources.filter { $0.key != "a.yaml" }).diagnostics
    let wanted = expected.map { "\(allPlaces[$0.mark] ?? "no mark \($0.mark)") \($0.code)" }
    let reported = found.map { "\($0.place) \($0.code)" }
    #expect(reported.sorted() == wanted.sorted(), "\(found.map { "\($0.place) \($0.code) \($0.message)" })")
    for expectation in expected {
      let matches = found.filter { $0.place == allPlaces[expectation.mark] && $0.code == expectation.code }
      guard let match = matches.first else { continue }
      #expect(match.message.hasPrefix(expectation.message), "\(match.message)")
      for note in expectation.notes {
        #expect(match.notes.map(\.message).contains(note), "\(match.notes.map(\.message))")
      }
      if let fix = expectation.fix { #expect(match.fixIts.first?.replacement == fix) }
      if let under = expectation.under {
        let source = SourceQuotation(Array((sources[match.range.file] ?? "").utf8))
        #expect(source.text(match.range) == under)
      }
    }
  }
}

extension Diagnostic {
  fileprivate var place: String { "\(range.file):\(range.start.line):\(range.start.column)" }
}
