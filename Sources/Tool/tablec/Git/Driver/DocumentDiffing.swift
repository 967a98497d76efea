import TableDiagnostics
import TableDiff

/// Compares two versions of a storyboard or a xib, table by table, on behalf of git.
struct DocumentDiffing {
  let diffing: LayoutDiffing
  let documents: DiffDocuments

  enum Comparison {
    /// The report, with a trailing line feed.
    case different(String)
    case same
    /// Neither version has a table.
    case noTable
    case unusable(String)
  }

  /// - Parameters:
  ///   - old: nil for a document that was added, whose tables are all new.
  ///   - new: nil for one that was deleted.
  func compare(old: LayoutSide?, new: LayoutSide?) -> Comparison {
    do throws(Diagnostic) {
      let before = try entries(old, documents)
      var documents = documents
      documents.keep(from: before)
      let after = try entries(new, documents)
      guard !before.isEmpty || !after.isEmpty else { return .noTable }
      return try compare(before, after)
    } catch {
      return .unusable(error.message)
    }
  }

  private func entries(_ side: LayoutSide?, _ documents: DiffDocuments) throws(Diagnostic) -> [DiffEntry] {
    guard let side else { return [] }
    return try documents.entries(side.spec, bytes: side.bytes)
  }

  private func compare(_ old: [DiffEntry], _ new: [DiffEntry]) throws(Diagnostic) -> Comparison {
    let operands = DiffPairs(
      old: DiffOperand(entries: old, isFolder: true), new: DiffOperand(entries: new, isFolder: true),
      reader: DiffReader(session: diffing.session), jobs: 1)
    let run = DiffRun(
      reader: DiffReader(session: diffing.session),
      comparison: SpecComparison(environments: diffing.session.environments, keepsTrees: false, jobs: 1), jobs: 1,
      paths: ReportPaths())
    var (report, diagnostics) = run.compare(operands.pairs)
    if let error = diagnostics.flatMap(\.diagnostics).first(where: { $0.severity == .error }) { throw error }
    report.specs.removeAll { !$0.isChanged }
    return report.specs.isEmpty ? .same : .different(TextDiffRenderer(colour: diffing.colour).render(report))
  }
}
