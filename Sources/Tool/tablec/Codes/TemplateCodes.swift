import TableDiagnostics

// E0690–E0692: templates of outputs.
extension DiagnosticCode {
  static let templateCodes = [unusableTemplate, endlessTemplate]

  static let unusableTemplate = DiagnosticCode("E0690", "a template that cannot be used")
  static let endlessTemplate = DiagnosticCode("E0691", "a template that does not end")
}
