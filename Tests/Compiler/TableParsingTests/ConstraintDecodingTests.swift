import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import Testing

@Suite("Constraints in specs")
struct ConstraintDecodingTests {
  private func parsed(_ row: String) -> SpecParser.Result {
    SpecParser(profiles: MetricsProfile.all).parse(
      Array("tablespec: 1\nsections:\n  - rows:\n      - {\(row)}\n".utf8), path: "-")
  }

  @Test("take priorities by their names in UILayoutPriority")
  func priorityNames() throws {
    let result = parsed(
      "height: 60, views: [{id: a, label: b, pin: 0, hugging: required, compression: {horizontal: defaultLow}}]")
    let sizing = try #require(result.table?.sections.first?.rows.first?.views.first?.sizing)
    #expect(sizing.hugging == ViewSizing.Priorities(horizontal: 1_000, vertical: 1_000))
    #expect(sizing.compression == ViewSizing.Priorities(horizontal: 250))
  }

  @Test(
    "point at what is wrong",
    arguments: [
      ("views: [{id: a, label: b}], constraints: [a.leeding == contentView.leading]", "E0120", "leeding", "leading"),
      ("views: [{id: a, label: b}], constraints: [a.leading < contentView.leading]", "E0120", "<", nil),
      ("views: [{id: a, label: b}], constraints: [\"a.leading == contentView.top\"]", "E0120", "contentView.top", nil),
      (
        "views: [{id: title, label: b}], constraints: [titel.leading == contentView.leading]", "E0121", "titel", "title"
      ),
      ("views: [{id: a, label: b}], constraints: [a.leading == b.leading + 8]", "E0121", "b", nil),
      ("views: [{id: a, label: b}]", "E0122", "{", nil),
      ("views: [{id: a, label: b, pin: 0}, {label: c}]", "E0122", "{", nil),
      ("views: [{id: a, label: b, pin: 0}], constraints: [{gap: [a]}]", "E0110", "[a]", nil),
      ("views: [{id: a, label: b, pin: sides}]", "E0111", "sides", nil),
      ("views: [{id: a, label: b, pin: [1]}]", "E0110", "[1]", nil),
      ("views: [{id: a, label: b, pin: 0, aspect: 16:0}]", "E0111", "16:0", nil),
      ("views: [{id: a, label: b, pin: 0, hugging: 1001}]", "E0113", "1001", nil),
      ("views: [{id: a, frame: [0, 0, 1, 1], pin: 0}]", "E0104", "pin", nil),
      ("views: [{label: b, pin: 0, constraints: []}]", "E0104", "constraints", nil),
    ] as [(String, String, String, String?)])
  func problems(row: String, code: String, marked: String, suggestion: String?) throws {
    let result = parsed(row)
    #expect(result.table == nil)
    let found = result.diagnostics.diagnostics
    let diagnostic = try #require(found.filter { $0.code.rawValue == code }.first, "\(found.map(\.message))")
    let line = "      - {\(row)}"
    let column = diagnostic.range.start.column
    #expect(line.dropFirst(column - 1).hasPrefix(marked), "\(line.dropFirst(column - 1))")
    if let suggestion { #expect(diagnostic.label == "did you mean '\(suggestion)'?") }
  }

  @Test("of a template stay, and one of the same name takes the place of another")
  func templates() throws {
    let yaml = """
      tablespec: 1
      templates:
        t: {views: [{id: a, label: b}], constraints: [gap: a.leading == contentView.leading + 8, a.top == contentView.top]}
      sections:
        - rows:
            - {use: t}
            - {use: t, constraints: [gap: a.leading == contentView.leading + 20, a.bottom <= contentView.bottom]}
      """
    let table = try #require(SpecParser(profiles: MetricsProfile.all).parse(Array(yaml.utf8), path: "-").table)
    let texts = table.sections[0].rows.map { $0.constraints.map(\.description) }
    #expect(texts[0] == ["a.leading == contentView.leading + 8", "a.top == contentView.top"])
    #expect(
      texts[1] == [
        "a.leading == contentView.leading + 20", "a.top == contentView.top", "a.bottom <= contentView.bottom",
      ])
  }

  @Test("are no more than a view can have")
  func bounds() {
    let many = (0..<501).map { "a.width >= \($0)" }.joined(separator: ", ")
    let diagnostics = parsed("views: [{id: a, label: b, pin: 0}], constraints: [\(many)]").diagnostics.diagnostics
    #expect(diagnostics.contains { $0.message.contains("more than 500 constraints") })
  }
}
