import GitReading
import TableDiagnostics
import TableDiff

/// What a comparison contributes to the reports of a run.
struct ComparisonReport {
  /// Equal causes are one item.
  var items: [ReportItem]
  /// The same, but those of each spec by themselves.
  var itemsBySpec: [ReportItem]
  /// The names of the specs that were compared, and of those that could not be.
  var suites: [String]
  var failed: [String]
  var markdown: String
  /// The files of the new side, if that is a revision.
  var checkout: GitFiles?

  /// - Parameter least: the least severe class of change that makes the run fail; nil if none does.
  init(_ diff: DiffReport, checkout: GitFiles?, failingFrom least: ChangeClass?) {
    self.checkout = checkout
    func judged(_ item: ReportItem) -> ReportItem {
      var item = item
      let isWorse = least.map { ChangeClass(item.diagnostic.code) <= $0 } ?? false
      item.isFailure = isWorse && item.justification == nil
      return item
    }
    items = diff.items.map(judged)
    itemsBySpec = diff.itemsBySpec.map(judged)
    suites = diff.specs.map(\.name)
    failed = diff.failed
    markdown = DiffMarkdownRenderer().render(diff)
  }
}
