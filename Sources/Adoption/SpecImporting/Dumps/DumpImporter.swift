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

  package init(maxWork: Int = WorkMeter.defaultLimit) {
    self.maxWork = maxWork
  }

  /// - Parameters:
  ///   - path: the name of the dump in messages and in the spec.
  ///   - name: what the spec is called.
  /// - Throws: E0630 if there are no cells.
  package func table(_ bytes: [UInt8], path: String, name: String) throws(Diagnostic) -> ImportedTable {
    let dump = DumpParser().parse(bytes)
    let reading = try DumpReader().read(dump, path: path)
    guard !reading.isList else {
      throw Diagnostic(
        code: .dumpWithoutTable, message: "the list in '\(path)' is a collection view", range: SourceRange(file: path),
        help:
          "only a 'UITableView' can be imported: write the spec with 'host: list' or 'host: swiftui', and compare it with "
          + "'tablec verify'")
    }
    let table = DumpTable(reading, of: dump)
    let work = WorkMeter(limit: maxWork)
    let fitting = DumpFitting(table, trial: DumpTrial(work: work), preferring: preferredVersion)
    var spec = fitting.draft.mapping(table)
    spec.comments =
      [
        "Imported from \(path), an app's views. What they do not tell: fonts, colours, images, and what controls are set to."
      ]
      + table.notes.map { "\($0.prefix(1).uppercased())\($0.dropFirst())." }
    let report = DumpReport(fitting, of: dump)
    return ImportedTable(
      element: table.className ?? "UITableView", name: name, spec: spec, losses: report.losses, origins: [])
  }
}
