import LayoutFormat
import TableIR
import TableLayout
import TableParsing
import TableSupport

/// What a process makes once, where it is first used: the descriptions of the language and of the layout format, tables of advances, types.
///
/// For 20,000 rows, that was a twentieth of the compile, most of it by one thread that all others waited for.
enum FirstUse {
  /// Begins to make all of it, on a thread of its own: takes a small table through the stages that a large one will take.
  static func begin() {
    WorkThread.detach { _ = once }
  }

  private static let once: Void = {
    let parser = SpecParser(profiles: MetricsProfile.all, files: NoFiles())
    guard let table = parser.parse(Array(SpecTemplate.standard.text.utf8), path: "").table else { return }
    let environments = EnvironmentMatrix(spec: table.environments, flags: EnvironmentAxes(), metrics: .standard)
    guard let entry = environments.entries.first else { return }
    let layouter = TableLayouter(environment: entry.environment, profile: entry.metrics.profile)
    let work = WorkMeter(limit: WorkMeter.defaultLimit)
    _ = JSONEmitter().emit(layouter.layOutDeferringCells(table, work: work), work: work)
  }()
}
