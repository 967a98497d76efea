import GitReading
import TableDiagnostics
import TableDiff

/// What a comparison contributes to the reports of a run, made for those that are written.
struct ComparisonReport {
  private let diff: DiffReport
  /// The files of the new side, if that is a revision.
  let checkout: GitFiles?

  init(_ diff: DiffReport, checkout: GitFiles?) {
    (self.diff, self.checkout) = (diff, checkout)
  }

  /// The number of items that a report lists: more than anyone reads, or any program for this shows.
  static let mostItems = 20_000

  /// The items that a report lists, and how many it leaves out. Equal causes are one item, except where those of each spec are by
  /// themselves.
  func items(
    bySpec: Bool, most: Int = mostItems, where isShown: (ReportItem) -> Bool
  ) -> (items: [ReportItem], omitted: Report.Omitted) {
    var report = Report(items: [])
    diff.forEachItem(bySpec: bySpec) { item in
      guard isShown(item) else { return }
      report.items.append(item)
      if report.items.count >= 2 * most { report = report.limited(to: most) }
    }
    report = report.limited(to: most)
    return (report.items, report.omitted)
  }

  /// The names of the specs that were compared, and of those that could not be.
  var suites: [String] { diff.specs.map(\.name) }
  var failed: [String] { diff.failed }
  /// Puts a problem of a spec that could not be compared into the suite of that spec.
  func findSuite(of item: inout ReportItem) {
    if item.suite == nil { item.suite = diff.failedPaths[item.diagnostic.range.file] }
  }

  var markdown: String { DiffMarkdownRenderer().render(diff) }
}

extension ReportItem {
  /// An item that says how many are left out after this one.
  func remark(on omitted: Report.Omitted) -> ReportItem {
    var item = self
    item.diagnostic.message =
      "and \(counted(omitted.total, "more change")) that this report does not list; the JSON of the comparison has all"
    (item.diagnostic.notes, item.diagnostic.subject, item.fingerprint) = ([], nil, nil)
    return item
  }
}
