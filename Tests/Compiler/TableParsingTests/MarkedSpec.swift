import TableDiagnostics
import TableParsing
import Testing

/// What must be found at a mark.
struct Finding: Sendable {
  var mark: String
  var code: DiagnosticCode
  var message: String
  var label: String?
  /// Words of the help; nil where a test does not care.
  var help: String?
  /// The mark where the first note points.
  var note: String?
  /// What the fix-it puts in the place of the finding's range.
  var fix: String?
  /// The source that has carets under it.
  var under: String?

  init(
    _ mark: String, _ code: DiagnosticCode, _ message: String, label: String? = nil, help: String? = nil,
    note: String? = nil, fix: String? = nil, under: String? = nil
  ) {
    self.mark = mark
    self.code = code
    self.message = message
    self.label = label
    self.help = help
    self.note = note
    self.fix = fix
    self.under = under
  }
}

/// A spec with marks where carets must be: `1️⃣` stands before the text that is meant, and is taken out before parsing.
///
/// The included files may hold marks too; a finding without a place in a text has the mark of a file's name.
struct MarkedSpec: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var findings: [Finding]
  var files: [String: String] = [:]
  var links: [String: String] = [:]
  var images: [String: [UInt8]] = [:]
  var wanted = SpecParser.Wanted.spec
  var change: @Sendable (inout SpecParser.Options) -> Void = { _ in }
  var testDescription: String { name }

  init(
    _ name: String, _ text: String, _ findings: Finding..., files: [String: String] = [:],
    links: [String: String] = [:],
    images: [String: [UInt8]] = testImages, as wanted: SpecParser.Wanted = .spec,
    change: @escaping @Sendable (inout SpecParser.Options) -> Void = { _ in }
  ) {
    self.name = name
    self.text = text
    self.findings = findings
    self.files = files
    self.links = links
    self.images = images
    self.wanted = wanted
    self.change = change
  }

  /// A spec of one row with these keys.
  static func row(_ name: String, _ keys: String, _ findings: Finding...) -> MarkedSpec {
    MarkedSpec(name, row: keys, findings)
  }

  /// A spec of one row with a text and these keys.
  static func textRow(_ name: String, _ keys: String, _ findings: Finding...) -> MarkedSpec {
    MarkedSpec(name, row: "text: a, \(keys)", findings)
  }

  private init(_ name: String, row keys: String, _ findings: [Finding]) {
    self.init(name, "tablespec: 1\nsections: [{rows: [{\(keys)}]}]\n")
    self.findings = findings
  }

  static let marks: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

  /// A text without its marks, and where they stood.
  static func strip(_ text: String, file: String) -> (text: String, places: [String: String]) {
    var places: [String: String] = [:]
    var stripped = ""
    var (line, column) = (1, 1)
    for character in text {
      if marks.contains(character) {
        places[String(character)] = "\(file):\(line):\(column)"
        continue
      }
      stripped.append(character)
      if character.isNewline { (line, column) = (line + 1, 1) } else { column += character.unicodeScalars.count }
    }
    return (stripped, places)
  }

  /// The text as the parser gets it.
  var source: String { Self.strip(text, file: "a.yaml").text }

  var options: SpecParser.Options {
    var options = SpecParser.Options()
    change(&options)
    return options
  }

  func parsed() -> SpecParser.Result {
    let sources = files.merging(["a.yaml": text]) { _, own in own }.mapValues { Self.strip($0, file: "").text }
    return parse(
      sources["a.yaml"] ?? "", files: MemoryFiles(sources, images: images, links: links), options: options, as: wanted)
  }

  func check() {
    var places = ["a.yaml": "a.yaml"]
    var sources: [String: String] = [:]
    for (path, text) in files.merging(["a.yaml": text], uniquingKeysWith: { _, own in own }) {
      let file = Self.strip(text, file: path)
      places.merge(file.places) { first, _ in first }
      sources[path] = file.text
    }
    let result = parsed()
    let found = result.diagnostics.diagnostics
    let expected = findings.map { "\(places[$0.mark] ?? "no mark \($0.mark)") \($0.code) \($0.message)" }
    #expect(found.map { "\($0.range.place) \($0.code) \($0.message)" }.sorted() == expected.sorted())
    #expect((result.table == nil && result.profile == nil) == found.contains { $0.severity == .error })
    for finding in findings {
      let match = found.first { $0.range.place == places[finding.mark] && $0.message == finding.message }
      if let match { check(finding, match, places: places, sources: sources) }
    }
  }

  private func check(
    _ finding: Finding, _ match: Diagnostic, places: [String: String], sources: [String: String]
  ) {
    if let label = finding.label { #expect(match.label == label) }
    if let help = finding.help { #expect(match.help?.contains(help) == true, "help: \(match.help ?? "none")") }
    if let note = finding.note { #expect(match.notes.first?.range?.place == places[note]) }
    if let fix = finding.fix {
      #expect(match.fixIts.first?.replacement == fix)
      #expect(match.fixIts.first?.range == match.range)
    }
    if let under = finding.under { #expect(match.range.text(in: sources[match.range.file] ?? "") == under) }
  }
}

extension SourceRange {
  /// The file, and the start where it is not the whole file.
  var place: String { isWholeFile ? file : "\(file):\(start.line):\(start.column)" }

  /// The source in the range, if it is on one line.
  func text(in source: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard start.line == end.line, start.line <= lines.count else { return nil }
    let scalars = lines[start.line - 1].unicodeScalars
    return String(String.UnicodeScalarView(scalars.prefix(end.column - 1).dropFirst(start.column - 1)))
  }
}
