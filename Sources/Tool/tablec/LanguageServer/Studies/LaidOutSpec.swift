import TableDiagnostics
import TableIR
import TableLayout
import TableParsing

/// A spec with its layout in one environment: the first of those that it is for.
struct LaidOutSpec: Sendable {
  let study: SpecStudy
  /// Nil for a spec with errors, and for a profile.
  let figure: SpecStudy.Figure?
  /// How many environments the spec is for.
  let environmentCount: Int
  /// Why there is no layout of a spec without errors.
  let problem: Diagnostic?

  /// Lays a spec out.
  init(_ study: SpecStudy, by live: LiveCompiler) {
    self.study = study
    guard let table = study.table, live.compiler.fonts.isUsable else {
      (figure, environmentCount, problem) = (nil, 0, nil)
      return
    }
    var count = 0
    do throws(Diagnostic) {
      let entries = try live.compiler.environments.entries(of: table)
      count = entries.count
      figure = try entries.first.map { (entry) throws(Diagnostic) in
        let work = live.compiler.work
        work.spend(study.work)
        let tree = live.compiler.layouter(entry).layOut(table, work: work)
        guard !work.isSpent else { throw Diagnostic(tooMuchWork: table, "laying out", environments: 1) }
        return SpecStudy.Figure(entry: entry, tree: tree)
      }
      problem = nil
    } catch {
      (figure, problem) = (nil, error)
    }
    environmentCount = count
  }
}
