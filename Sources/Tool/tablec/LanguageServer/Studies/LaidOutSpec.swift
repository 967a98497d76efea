import TableDiagnostics
import TableParsing

/// A spec with its layout in one environment: the first of those that it is for.
struct LaidOutSpec: Sendable {
  let study: SpecStudy
  /// Nil for a spec with errors, and for a profile.
  let figure: TableSource.Figure?
  /// How many environments the spec is for.
  let environmentCount: Int
  /// Why there is no layout of a spec without errors.
  let problem: Diagnostic?

  /// Lays a spec out.
  init(_ study: SpecStudy) {
    self.study = study
    var (count, figure) = (0, TableSource.Figure?.none)
    do throws(Diagnostic) {
      if let source = study.parsed?.source {
        let entries = try source.entries()
        count = entries.count
        figure = try source.figures(in: Array(entries.prefix(1)), work: source.work).first
      }
      problem = nil
    } catch {
      problem = error
    }
    (self.figure, environmentCount) = (figure, count)
  }
}
