import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import Testing

/// The images that any test may name.
let testImages: [String: [UInt8]] = [
  "icon.png": png(29, 29), "icon@2x.png": png(58, 58), "big@3x.png": png(90, 60), "faces/ann.png": png(40, 40),
  "notes.png": Array("some notes".utf8), "hollow.png": png(1, 1), "hollow@2x.png": [],
  "header.png": pngHeader(9, 9), "cut.png": png(9, 9).dropLast(12), "tail.png": png(9, 9) + Array("tail".utf8),
  "half.png": png(9, 9), "half@2x.png": png(18, 18).dropLast(14),
]

func parse(
  _ text: String, files: MemoryFiles = MemoryFiles(images: testImages), path: String = "a.yaml",
  options: SpecParser.Options = SpecParser.Options(), as wanted: SpecParser.Wanted = .spec
) -> SpecParser.Result {
  SpecParser(profiles: MetricsProfile.all, options: options, files: files)
    .parse(Array(text.utf8), path: path, as: wanted)
}

/// The table of a spec without any problem but a detail text that its style does not show, and braces that are only braces.
func table(
  _ text: String, files: MemoryFiles = MemoryFiles(images: testImages),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Table {
  let result = parse("tablespec: 1\n" + text, files: files)
  // Keys are tried one by one here, so a detail text stands in a row of the default style, which is told apart.
  let others = result.diagnostics.diagnostics.filter {
    $0.code != .unshownDetailText && $0.code != .unfilledPlaceholder
  }
  let shown = others.map { "\($0.range.start.line): \($0.code) \($0.message)" }
  #expect(shown == [], sourceLocation: sourceLocation)
  return try #require(result.table, sourceLocation: sourceLocation)
}

/// The rows of a spec whose only section has these, each entry of the list on lines of its own.
func rows(
  _ text: String, before: String = "", files: MemoryFiles = MemoryFiles(images: testImages),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> [Row] {
  let table = try table(
    before + "sections:\n  - id: s\n    rows:\n" + text.indented(6) + "\n", files: files, sourceLocation: sourceLocation
  )
  return try #require(table.sections.first, sourceLocation: sourceLocation).rows
}

/// The only row of a spec, from its keys.
func row(
  _ text: String, before: String = "", files: MemoryFiles = MemoryFiles(images: testImages),
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Row {
  let rows = try rows("-\n" + text.indented(2), before: before, files: files, sourceLocation: sourceLocation)
  return try #require(rows.first, sourceLocation: sourceLocation)
}

extension String {
  func indented(_ count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
