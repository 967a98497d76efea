import Foundation
import SourceTree
import TableDiagnostics
import TableIR
import TableSupport
import Testing
import YAMLSyntax

@testable import TableParsing

@Suite("Rows that several threads read")
struct EarlyRowsTests {
  /// Entries that leave something besides their row, or are not a row alone.
  static let entries = [
    "Only text", "{use: plain, text: Of a template}", "{repeat: 3, text: 'Row {number}'}", "{include: rows.yaml}",
    "{each: [a, b], text: '{item}'}", "{text: A, image: icon.png}", "{text: A, image: missing.png}",
    "{text: {text: A, font: {italic: true}}}", "{text: A, hieght: 3}", "{id: row-3, text: Taken}", "{id: a/b}",
    "{text: '{index}'}", "{<<: *base, id: other, text: Merged}", "*base", "~", "[1]", "{style: value2, text: A}",
    "{views: [{id: a, label: B, pin: 0}], constraints: [a.top = superview.top + 4]}", "{text: A, detailText: Unshown}",
    "{text: A, variants: [{when: {idiom: pad}, text: B}]}", "{text: {text: A, key: k, arguments: [1]}}",
    "{views: [{label: B, color: text, frame: [0, 0, 10, 10]}]}", "{views: {unknown: B}}",
    "{repeat: 2, each: [a], text: A}",
    "{text: A, swipeActions: {trailing: [{title: {key: k}}]}}", "{text: A, background: icon.png}",
  ]

  private static let files = MemoryFiles(["rows.yaml": "- Included\n- {text: Too, height: 50}\n"], images: testImages)

  /// Seven sections of 250 rows, with other entries among them.
  private static func spec(_ others: [String]) -> String {
    var text = "tablespec: 1\ntemplates: {plain: {height: 60}}\nsections:\n"
    for section in 0..<7 {
      text += section == 5 ? "  - rows:\n" : "  - id: s\(section)\n    rows:\n"
      for index in 0..<250 {
        let row = section * 250 + index
        text += "      - \(row == 0 ? "&base " : "")"
        text += "{\(row % 3 == 1 ? "" : "id: row-\(row), ")style: value1, text: Row \(row), height: 44}\n"
        if row >= 700, index % 100 == 50 { for other in others { text += "      - \(other)\n" } }
      }
    }
    return text
  }

  private func parse(
    _ text: String, jobs: Int, work: WorkMeter = WorkMeter(), maxRows: Int = 100_000
  ) -> SpecParser.Result {
    var options = SpecParser.Options()
    options.maxRows = maxRows
    var parser = SpecParser(profiles: [], options: options, files: Self.files)
    parser.jobs = jobs
    return parser.parse(Array(text.utf8), path: "a.yaml", work: work)
  }

  private func expectSame(
    _ text: String, maxRows: Int = 100_000, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let (one, several) = (WorkMeter(), WorkMeter())
    let expected = parse(text, jobs: 1, work: one, maxRows: maxRows)
    let result = parse(text, jobs: 3, work: several, maxRows: maxRows)
    #expect(result.table == expected.table, sourceLocation: sourceLocation)
    #expect(result.diagnostics.diagnostics == expected.diagnostics.diagnostics, sourceLocation: sourceLocation)
    #expect(result.rowCount == expected.rowCount, sourceLocation: sourceLocation)
    #expect(several.spent == one.spent, sourceLocation: sourceLocation)
  }

  @Test("are those that one thread reads")
  func plain() throws {
    let text = Self.spec([])
    try #require(parse(text, jobs: 3).table?.sections.count == 7)
    expectSame(text)
  }

  @Test("are those that one thread reads, with its problems, among others", arguments: entries)
  func among(_ entry: String) { expectSame(Self.spec([entry])) }

  @Test("are those that one thread reads, among all others")
  func amongAll() { expectSame(Self.spec(Self.entries)) }

  @Test("are counted against the limits as by one thread")
  func limits() {
    let text = Self.spec([])
    for maxRows in [1_100, 1_749, 1_750] { expectSame(text, maxRows: maxRows) }
    for limit in [700_000, 900_000, 1_200_000] {
      let expected = parse(text, jobs: 1, work: WorkMeter(limit: limit)).diagnostics
      #expect(parse(text, jobs: 3, work: WorkMeter(limit: limit)).diagnostics.diagnostics == expected.diagnostics)
    }
  }

  /// What is set anew before it is read.
  private static let scratch: Set = ["subject", "changedView"]

  @Test("leave nothing in the decoder, unless its effects say so")
  func effects() throws {
    var sources = [Self.spec(Self.entries)]
    for folder in ["Specs", "Tests/Tool/tablecTests/Fixtures"] {
      let folder = PackageFolder.url(folder)
      for file in PackageFolder.files(below: folder) where file.hasSuffix(".yaml") {
        if let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) { sources.append(text) }
      }
    }
    var (count, kinds) = (0, Set<String>())
    for text in sources {
      guard let tree = try? SyntaxTree.parse(Array(text.utf8)), let root = tree.documents.first else { continue }
      let source = SourceFile(tree: tree, path: "a.yaml", index: 0, canonicalPath: "a.yaml")
      let decoder = SpecDecoder(
        source: source, profiles: [], options: SpecParser.Options(), files: NoFiles(), paths: PathRules(root: "."),
        bag: DiagnosticBag(), work: WorkMeter())
      guard decoder.isMapping(root), let sections = decoder.value(of: "sections", in: root) else { continue }
      decoder.textColorPlace = .view
      for section in tree.elements(of: sections) where decoder.isMapping(section) {
        guard let rows = decoder.value(of: "rows", in: section), decoder.isSequence(rows) else { continue }
        for node in tree.elements(of: rows) where decoder.isMapping(node) && count < 2_000 {
          decoder.effects = DecodingEffects()
          let before = Self.stored(decoder)
          var row = Row(id: "", location: source.location(node))
          _ = decoder.decode(.row, node, into: &row)
          let after = decoder.effects == DecodingEffects() ? Self.stored(decoder) : before
          #expect(
            before.filter { after[$0.key] != $0.value }.keys.filter { !Self.scratch.contains($0) } == [], "\(row)")
          for child in Mirror(reflecting: decoder.effects).children
          where "\(child.value)" != "\(Self.none[child.label] ?? "")" {
            kinds.insert(child.label ?? "")
          }
          count += 1
        }
      }
    }
    #expect(
      count > 500 && kinds.isSuperset(of: ["bag", "fonts", "constraintTexts", "usesTextColors", "viewChanges"]),
      "\(kinds)")
  }

  private static let none = Dictionary(
    uniqueKeysWithValues: Mirror(reflecting: DecodingEffects()).children.map { ($0.label, "\($0.value)") })

  /// The variables of a decoder besides its effects and its meter, in words.
  private static func stored(_ decoder: SpecDecoder) -> [String: String] {
    var stored: [String: String] = [:]
    for child in Mirror(reflecting: decoder).children {
      if let label = child.label, label != "effects", label != "work" { stored[label] = "\(child.value)" }
    }
    return stored
  }
}
