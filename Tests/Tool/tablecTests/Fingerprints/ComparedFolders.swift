import ArgumentParser
import TableDiff
import Testing

@testable import tablec

/// A repository in which two versions of a folder of specs are compared. Nothing but its `.git` is git's.
struct ComparedFolders {
  let folder: TemporaryFolder

  /// - Parameters:
  ///   - old: the files of the old version, by their paths below the folder.
  init(old: [String: String], new: [String: String]) throws {
    folder = try TemporaryFolder(["base/.git/HEAD": "", "head/.git/HEAD": ""])
    for (path, text) in old { try folder.write(text, to: "base/Specs/\(path)") }
    for (path, text) in new { try folder.write(text, to: "head/Specs/\(path)") }
  }

  /// What `diff` finds, with the flags of the command.
  func report(_ old: String = "", _ new: String? = nil, flags: [String] = []) throws -> DiffReport {
    let sides = [folder.path("base/Specs/\(old)"), folder.path("head/Specs/\(new ?? old)")]
    let command = try #require(try Diff.parseAsRoot(sides + flags) as? Diff)
    var reporter = Reporter(command.report)
    let operands = try DiffOperands(
      command.sides, command.limits, SpecSelection(command.limits), command.environment)
    let session = Session(command.environment, command.font, command.limits, reporter: &reporter)
    let reader = DiffReader(session: session)
    let comparison = SpecComparison(environments: session.environments, keepsTrees: false, jobs: 1)
    let run = DiffRun(reader: reader, comparison: comparison, jobs: 1, paths: ReportPaths())
    let (report, diagnostics) = run.compare(DiffPairs(operands, reader: reader, jobs: 1).pairs)
    let problems = operands.problems + diagnostics.flatMap(\.diagnostics).filter { $0.severity == .error }
    for problem in problems { Issue.record("\(problem.message) \(problem.range)") }
    return report
  }
}

extension DiffReport {
  /// The changes that remain when those of another run are accepted.
  func remaining(accepting other: DiffReport) -> [ReportedChange] {
    let accepted = other.specs.flatMap(\.changes).map {
      KnownChanges.Accepted(fingerprint: $0.fingerprint, reason: "meant")
    }
    var report = self
    _ = KnownChanges(accepted: accepted).apply(to: &report, today: AcceptedFiles.today)
    return report.specs.flatMap(\.unaccepted)
  }

  var changes: [ReportedChange] { specs.flatMap(\.changes) }
}

extension SpecDiff {
  fileprivate var unaccepted: [ReportedChange] { changes.filter { !$0.isAccepted } }
}
