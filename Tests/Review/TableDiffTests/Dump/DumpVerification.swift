import TableDiagnostics
import TableDiff
import TableIR
import TableLayout
import TableParsing
import Testing

/// Holds a dump against a spec as the command does: in the place and the system that the dump tells of.
struct DumpVerification {
  var diff: LayoutDiff
  var reading: DumpReader.Reading
  var environment: Environment

  init(_ dump: String, _ yaml: String, ios: Int? = nil, tolerance: Double? = 0.01, isDumpOld: Bool = false) throws {
    reading = try DumpReader().read(Array(dump.utf8), path: "dump.txt")
    let result = SpecParser(profiles: MetricsProfile.all).parse(Array("tablespec: 1\n\(yaml)".utf8), path: "spec.yaml")
    let table = try #require(result.table, "\(result.diagnostics.diagnostics.map(\.message))")
    var axes = reading.hints.axes(keeping: 17, among: MetricsProfile.all)
    if let ios, let profile = MetricsProfile.profile(ios: ios) {
      axes.metrics = [Table.Metrics(profile: profile, ios: ios)]
    }
    let entry = try #require(
      EnvironmentMatrix(spec: [], flags: axes, metrics: Table.Metrics(profile: .modern, ios: 17)).entries.first)
    environment = entry.environment
    let tree = TableLayouter(environment: entry.environment, profile: entry.metrics.profile).layOut(table)
    let comparison = DumpComparison(tolerance: tolerance)
    diff =
      isDumpOld
      ? comparison.compare(reading.snapshot, Snapshot(tree)) : comparison.compare(Snapshot(tree), reading.snapshot)
  }

  /// What differs, but for the widths of texts.
  var briefs: [String] { diff.changes.filter { $0.code != .textWidth }.map(\.brief) }
}
