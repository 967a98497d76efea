import TableDiagnostics

// E0610–E0619, W0610–W0619: git repositories.
extension DiagnosticCode {
  /// The codes of problems with git.
  package static let gitCodes = [
    gitNotRun, noRepository, unknownRevision, notInRevision, gitFailure, objectAbsent, tooLargeForSearch,
    divergedRange, sameCommit, notCheckedOut, submoduleSkipped, severalForks,
  ]

  package static let gitNotRun = DiagnosticCode("E0610", "git cannot be run")

  /// There is no repository that git opens.
  package static let noRepository = DiagnosticCode("E0611", "no repository")
  package static let unknownRevision = DiagnosticCode("E0612", "an unknown revision")
  package static let notInRevision = DiagnosticCode("E0613", "a path that a revision does not have")
  package static let gitFailure = DiagnosticCode("E0614", "git fails")
  package static let objectAbsent = DiagnosticCode("E0615", "an object that the clone does not have")
  package static let tooLargeForSearch = DiagnosticCode("E0616", "a folder that is too large to be searched")
  package static let divergedRange = DiagnosticCode(
    "W0610", severity: .note, "a range of two branches that have diverged")

  package static let sameCommit = DiagnosticCode("W0611", severity: .note, "a range whose two sides are one commit")
  package static let notCheckedOut = DiagnosticCode(
    "W0612", severity: .note, "files of the working tree that are not checked out")

  package static let submoduleSkipped = DiagnosticCode("W0613", severity: .note, "a submodule that is not compared")
  package static let severalForks = DiagnosticCode(
    "W0614", severity: .note, "two branches that forked at several commits")
}
