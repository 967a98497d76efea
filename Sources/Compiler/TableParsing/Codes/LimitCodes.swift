import TableDiagnostics

// E05xx: limits on the cost of a spec.
extension DiagnosticCode {
  static let limitCodes = [
    tooManyBytes, tooDeep, tooManyNodes, tooManyAliases, aliasExpansion, tooManyRepeats, tooManyRows,
    tooManyIncludes, tooManyEnvironments, tooManyConstraints, tooMuchWork,
  ]

  public static let tooMuchWork = DiagnosticCode("E0511", "too much work")

  public static let tooManyEnvironments = DiagnosticCode("E0509", "too many environments")

  public static let tooManyConstraints = DiagnosticCode("E0510", "too many constraints or constrained views")

  public static let tooDeep = DiagnosticCode("E0502", "nested too deeply")

  public static let tooManyNodes = DiagnosticCode("E0503", "too many values")

  public static let tooManyAliases = DiagnosticCode("E0504", "too many aliases")

  public static let aliasExpansion = DiagnosticCode("E0505", "alias expansion too large")

  public static let tooManyRepeats = DiagnosticCode("E0506", "too many repetitions")

  public static let tooManyRows = DiagnosticCode("E0507", "too many rows")

  public static let tooManyIncludes = DiagnosticCode("E0508", "too many included files")
}
