import GitReading
import TableDiagnostics
import TableDiff

/// What a comparison contributes to the reports of a run, made for those that are written.
struct ComparisonReport {
  private let diff: DiffReport
  /// The least severe class of change that makes the run fail; nil if none does.
  private let least: ChangeClass?
  /// The files of the new side, if that is a revision.
  let checkout: GitFiles?

  init(_ diff: DiffReport, checkout: GitFiles?, failingFrom least: ChangeClass?) {
    (self.diff, self.checkout, self.least) = (diff, checkout, least)
  }

  /// Equal causes are one item.
  var items: [ReportItem] { diff.items.map(judged) }
  /// The same, but those of each spec by themselves.
  var itemsBySpec: [ReportItem] { diff.itemsBySpec.map(judged) }
  /// The names of the specs that were compared, and of those that could not be.
  var suites: [String] { diff.specs.map(\.name) }
  var failed: [String] { diff.failed }
  var markdown: String { DiffMarkdownRenderer().render(diff) }

  private func judged(_ item: ReportItem) -> ReportItem {
    var item = item
    let isWorse = least.map { ChangeClass(item.diagnostic.code) <= $0 } ?? false
    item.isFailure = isWorse && item.justification == nil
    return item
  }
}
