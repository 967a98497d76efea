import TableDiagnostics

// E0120–E0129: constraints.
extension DiagnosticCode {
  static let constraintCodes = [badConstraint, unknownConstraintView, unheldView, ambiguousConstraintView]

  public static let badConstraint = DiagnosticCode("E0120", "invalid constraint")

  public static let unknownConstraintView = DiagnosticCode("E0121", "unknown view in a constraint")

  public static let unheldView = DiagnosticCode("E0122", "a view with neither a frame nor constraints")

  public static let ambiguousConstraintView = DiagnosticCode("E0123", "ambiguous view in a constraint")
}
