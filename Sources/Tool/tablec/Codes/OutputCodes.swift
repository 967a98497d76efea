import TableDiagnostics

// E0640–E0649, W0210–W0219: outputs that were written before.
extension DiagnosticCode {
  static let outputListCodes = [staleOutput, unusableOutputList, ignoredOutput, changedOrphan]

  static let staleOutput = DiagnosticCode("E0640", "an output that is not up to date")
  static let unusableOutputList = DiagnosticCode("E0641", "a list of outputs that cannot be used")
  static let ignoredOutput = DiagnosticCode("W0210", "an output that is not written")
  static let changedOrphan = DiagnosticCode("W0211", "an orphaned output that was changed")
}
