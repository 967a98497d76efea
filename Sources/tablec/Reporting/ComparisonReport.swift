import GitReading
import TableDiagnostics
import TableDiff

/// What a comparison contributes to the reports of a run.
struct ComparisonReport {
  var items: [ReportItem]
  /// The names of the specs that were compared, and of those that could not be.
  var suites: [String]
  var failed: [String]
  var markdown: String
  /// The files of the new side, if that is a revision.
  var checkout: GitFiles?
  private let old: GitFiles?
  private let revisions: [String]

  /// - Parameter least: the least severe class of change that makes the run fail; nil if none does.
  init(_ diff: DiffReport, of operands: DiffOperands, failingFrom least: ChangeClass?) {
    revisions = operands.revisions.map(\.revision.name)
    old = operands.old.entries.first?.files as? GitFiles
    checkout = operands.new.entries.first?.files as? GitFiles
    let names = revisions
    items = diff.items.map { item in
      var item = item.inWorkingTree(names)
      let isWorse = least.map { ChangeClass(item.diagnostic.code) <= $0 } ?? false
      item.isFailure = isWorse && item.justification == nil
      return item
    }
    suites = diff.specs.map(\.name)
    failed = diff.failed
    markdown = DiffMarkdownRenderer().render(diff)
  }

  /// A problem of a spec at its place in the working tree. One of an older revision is about the whole file, whose lines are others now.
  func onNewSide(_ item: ReportItem) -> ReportItem {
    var item = item
    if let old, old.owns(item.diagnostic.range.file), old.revision.name != checkout?.revision.name {
      let range = item.diagnostic.range
      item.diagnostic.message += ": \(range.file)\(range.isWholeFile ? "" : ":\(range.start.line)")"
      item.diagnostic.range = SourceRange(file: range.file)
    }
    return item.inWorkingTree(revisions)
  }
}
