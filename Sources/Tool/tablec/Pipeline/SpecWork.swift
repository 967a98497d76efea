import TableDiagnostics
import TableDiff
import TableIR
import TableParsing
import TableSupport

extension SpecCompiler {
  /// A new meter for one spec in all its environments.
  var work: WorkMeter { WorkMeter(limit: parser.maxWork) }
}

extension Diagnostic {
  /// The spec exceeds the work limit.
  ///
  /// - Parameter verb: what was being done with it: `laying out`.
  init(tooMuchWork table: Table, _ verb: String, environments: Int) {
    let rows = table.sections.reduce(0) { $0 + $1.rows.count }
    let rules = table.appearance.isEmpty ? "" : " under \(counted(table.appearance.count, "rule"))"
    self.init(
      code: .tooMuchWork,
      message: "\(verb) this spec exceeds the work limit: "
        + "\(counted(table.sections.count, "section")) with \(counted(rows, "row"))\(rules) in \(counted(environments, "environment"))",
      range: SourceRange(file: table.files.first ?? "-"),
      help:
        "use fewer rows, views, environments or long strings, which multiply each other, or raise the limit with --max-work if the "
        + "spec is yours")
  }
}
