import TableIR
import TableLayout
import TableParsing
import TableSupport
import Testing

@testable import TableLint

/// Large tables are checked in shares of their rows, whose cells exist only while they are checked.
@Suite struct ShareTests {
  /// Sections that end within shares, at their ends and after several; rows that most rules have something to say about.
  static let table: Table? = {
    let rows = [
      "{text: Row, accessory: checkmark}", "{text: Row, accessory: checkmark, separatorStyle: {inset: [20, 40]}}",
      "A title with so many words that no phone of any size has room for them in one line",
      ##"{text: {text: Ann, color: "#777777"}, background: "#333333", swipeActions: {trailing: [{title: Go, backgroundColor: yellow}]}}"##,
      "{height: 40, accessory: {image: {size: [20, 80]}}}", "{text: Row}",
      "{views: [{label: Departure, frame: [20, 10, 120, 22]}, {label: On time, frame: [60, 12, 420, 22]}]}",
    ]
    var (lines, row) = (["tablespec: 1", "sections:"], 0)
    for (section, count) in [1, 249, 260, 700, 40].enumerated() {
      lines += ["  - id: s\(section)", "    header: Section \(section)", "    rows:"]
      for _ in 0..<count {
        lines.append("      - \(rows[row % 11 % rows.count])")
        row += 1
      }
    }
    let bytes = Array(lines.joined(separator: "\n").utf8)
    return SpecParser(profiles: MetricsProfile.all, files: TestFiles()).parse(bytes, path: "a.yaml").table
  }()

  private func words(_ entries: [Findings.Entry]) -> [String] {
    entries.map { "\($0.finding) \($0.owners) of \($0.ownerCount) in \($0.environments)" }
  }

  @Test("The findings in shares of rows are those in whole layouts, and so is the work", arguments: [1, 2, 3])
  func shares(jobs: Int) throws {
    let table = try #require(Self.table)
    let metrics = Table.Metrics(profile: .modern, ios: 17)
    let axes = EnvironmentAxes.lint(table, ios: metrics.ios)
    let entries = EnvironmentMatrix(spec: axes, flags: EnvironmentAxes(), metrics: metrics).entries
    let layouters = entries.map { TableLayouter(environment: $0.environment, profile: $0.metrics.profile) }
    let (work, sharedWork, linter) = (WorkMeter(limit: .max), WorkMeter(limit: .max), Linter())
    let whole = linter.findings(in: table, layouts: entries.count, work: work) {
      layouters[$0].layOut(table, work: work)
    }
    #expect(Set(whole.map(\.finding.code.rawValue)).sorted() == ["L0101", "L0301", "L0302", "L0303", "L0305"])

    #expect(layouters[0].laysOutRowsApart(table))
    var found = linter.findings(in: table, work: sharedWork)
    let layouts = entries.indices.map { index in
      LintedLayout(
        layouters[index].layOutDeferringCells(table, work: sharedWork), as: [(index, entries[index].environment)])
    }
    for findings in linter.findings(in: layouts, of: table, jobs: jobs, work: sharedWork) { found.add(findings) }
    #expect(words(found.entries) == words(whole))
    #expect(sharedWork.spent == work.spent)
  }
}
