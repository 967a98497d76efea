import TableDiagnostics

/// How many problems are kept. Reports for other programs are complete up to a number that no honest spec has; it bounds the memory that
/// a hostile one takes.
struct ProblemLimits {
  /// Of one spec.
  var ofSpec: Int
  var ofRun: Int
}

extension ReportOptions {
  var mostProblems: ProblemLimits {
    let shown = maxProblems.limit
    guard reporter.contains(where: { $0.form != .text }) || BuildMachine.current.isGitHub else {
      return ProblemLimits(ofSpec: shown, ofRun: shown)
    }
    return ProblemLimits(ofSpec: max(shown, 10_000), ofRun: max(shown, 100_000))
  }
}
