import TableDiagnostics
import TableDiff
import TableIR
import TableLayout
import TableSupport
import ViewDumps

/// Makes a spec of an app's views as `recursiveDescription` prints them.
package struct DumpImporter: Sendable {
  /// What finding the spec of one dump may cost, in steps (``WorkMeter``).
  package var maxWork: Int
  /// The version of iOS that is preferred if the views are as likely to be of several.
  package var preferredVersion = Table.Metrics.standard.ios

  /// Which of several tables is imported: the line that it begins on, or its class; nil for the one with the most cells.
  package var table: String?

  package init(maxWork: Int = WorkMeter.defaultLimit) {
    self.maxWork = maxWork
  }

  /// - Parameters:
  ///   - path: the name of the dump in messages and in the spec.
  ///   - name: what the spec is called.
  /// - Throws: E0630 if there are no cells.
  package func table(_ bytes: [UInt8], path: String, name: String) throws(Diagnostic) -> ImportedTable {
    let dump = DumpParser().parse(bytes)
    let reading = try DumpReader(table: self.table).read(dump, path: path)
    let table = DumpTable(reading, of: dump)
    let work = WorkMeter(limit: maxWork)
    let fitting = DumpFitting(table, trial: DumpTrial(work: work), preferring: preferredVersion)
    var spec = fitting.draft.mapping(table)
    spec.comments =
      [
        "Imported from \(path), an app's views. What they do not tell: \(table.isOfElements ? "fonts, colours and images" : "fonts, colours, images, and what controls are set to")."
      ]
      + (table.hasDrawnTexts
        ? ["SwiftUI draws the texts, which a dump does not have: \(DumpTable.drawnText) stands for each."] : [])
      + [Self.system(table.hints)].compactMap(\.self)
      + table.notes.map { "\($0.prefix(1).uppercased())\($0.dropFirst())." }
    let report = DumpReport(fitting, of: dump)
    return ImportedTable(
      element: self.table ?? table.className ?? "UITableView", name: name, spec: spec, losses: report.losses,
      origins: [])
  }

  /// What the views say of their system, if they may be of several.
  private static func system(_ hints: DumpHints) -> String? {
    let known = MetricsProfile.all.flatMap { profile in hints.likelyVersions.filter { profile.versions.contains($0) } }
      .sorted()
    guard let first = known.first, let last = known.last, first < last else { return nil }
    let evidence = hints.evidence.isEmpty ? "" : ", by \(hints.evidence.joined(separator: ", "))"
    return
      "The system is not certain: iOS \(first) to \(last)\(evidence). 'metrics' is the one whose frames are most like the dump's."
  }
}
