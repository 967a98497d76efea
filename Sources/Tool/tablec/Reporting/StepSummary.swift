import TableDiagnostics

/// The part of a run in the summary that GitHub shows for a step of a workflow.
struct StepSummary {
  private let text: String
  /// GitHub rejects the whole summary of a step if it is larger, in bytes.
  static let limit = 1 << 20

  init(_ report: Report) {
    text = "### tablec \(report.command)\n\n\(ReportForm.markdown.render(report))\n"
  }

  /// Appends it to the file, which the runner created for this step. If there is no room left, it is left out.
  func append(to path: String) throws(Diagnostic) {
    try OutputFile.append(Array(text.utf8), to: OutputPlace(named: path), limit: Self.limit)
  }
}
