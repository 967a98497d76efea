import Testing

/// Rows without ids are named by their places, which rows above them change. Others were blamed for that, too:
/// github.com/hoffmann/dictdiffer/issues/182, github.com/seperman/deepdiff/issues/277, github.com/netherquartz/differify/issues/9 and
/// github.com/homeport/dyff/issues/117.
@Suite("The causes of changes in rows that rows above them moved")
struct CauseOfShiftedRowsTests {
  private static let old = ["One", "Two", "{text: Three}", "Four"]

  private static func spec(_ rows: [String]) -> String {
    "tablespec: 1\nsections:\n  - rows:\n" + rows.map { "      - \($0)\n" }.joined()
  }

  @Test(
    "are the edits of these rows alone",
    arguments: [
      (["Zero", "One", "Two", "{text: Three, height: 80}", "Four"], "section-0/3", "b.yaml:7 height 80 is new"),
      (["Zero", "One", "Two", "{text: Drei}", "Four"], "section-0/3", "b.yaml:7 text Three → Drei"),
      (["Zero", "One", "Zwei", "{text: Three}", "Four"], "section-0/2", "b.yaml:6 the row 'Zwei' Two → Zwei"),
      (
        ["Zero", "One", "Two", "{text: Three, accessory: checkmark}", "Four"], "section-0/3",
        "b.yaml:7 accessory checkmark is new"
      ),
      (
        ["Zero", "One", "Two", "{text: Three, background: systemRed}", "Four"], "section-0/3",
        "b.yaml:7 background systemRed is new"
      ),
      (
        ["Zero", "One", "Half", "Two", "{text: Three, height: 80}", "Four"], "section-0/4",
        "b.yaml:8 height 80 is new"
      ),
      (["Two", "{text: Three, height: 80}", "Four"], "section-0/1", "b.yaml:5 height 80 is new"),
    ])
  func rows(_ rows: [String], _ path: String, _ cause: String) async throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec(Self.old), "b.yaml": Self.spec(rows)])
    let changes = try await ReportedCauses("a.yaml", "b.yaml", in: folder).changes
      .filter { $0.path.hasPrefix(path) && !$0.message.contains("from here on") }
    #expect(!changes.isEmpty)
    for change in changes { #expect(change.cause == cause && change.others == [], "\(change)") }
  }

  @Test("stand on the lines of these rows in annotations")
  func annotation() async throws {
    let rows = ["Zero"] + Self.old.dropLast(2) + ["{text: Three, height: 80}", "Four"]
    let folder = try TemporaryFolder(["a.yaml": Self.spec(Self.old), "b.yaml": Self.spec(rows)])
    let run = try await Program.tablec.run(["diff", "a.yaml", "b.yaml", "--format", "github"], in: folder.url)
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("D0205") })
    #expect(line.hasPrefix("::warning file=b.yaml,line=7,"))
    #expect(!line.contains("Zero"))
  }

  @Test("are told for the places that they have, of which a new section is no row", arguments: 1...3)
  func section(_ count: Int) async throws {
    let section = "  - header: Zero\n    rows: [\((1...count).map { "R\($0)" }.joined(separator: ", "))]\n"
    let rest = "  - header: One\n    rows: [A, B]\n"
    let folder = try TemporaryFolder([
      "a.yaml": "tablespec: 1\nstyle: grouped\nsections:\n\(rest)",
      "b.yaml": "tablespec: 1\nstyle: grouped\nsections:\n\(section)\(rest)",
    ])
    let run = try await Program.tablec.run(["diff", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.output.contains("the section 'Zero' is new: 2 places"), "\(run.output)")
    #expect(run.output.contains("the section is new, with \(count == 1 ? "1 row" : "\(count) rows")"))
  }
}
