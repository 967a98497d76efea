import TableIR
import TableLayout
import TableParsing
import TableSupport

/// Lays drafts of a spec out, to see whether they have the frames of the dump.
struct DumpTrial {
  /// What all of it may cost, as for one spec.
  let work: WorkMeter

  /// Nil if the limit of the work is reached.
  func layOut(_ draft: DumpDraft, _ table: DumpTable) -> LayoutTree? {
    let path = "import.yaml"
    let bytes = DraftPrinter.print(draft.mapping(table), path: path)
    let result = SpecParser(profiles: MetricsProfile.all, files: NoFiles()).parse(bytes, path: path, work: work)
    guard let spec = result.table,
      let entry = EnvironmentMatrix(
        spec: spec.environments, flags: EnvironmentAxes(), metrics: spec.metrics ?? .standard
      ).entries.first
    else { return nil }
    let layouter = TableLayouter(environment: entry.environment, profile: entry.metrics.profile)
    let tree = layouter.layOut(spec, work: work)
    return work.isSpent ? nil : tree
  }
}
