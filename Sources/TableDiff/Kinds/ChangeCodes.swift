import TableDiagnostics

extension DiagnosticCode {
  /// What `diff` tells, the worst class first.
  public static let changeCodes = breakingChanges + layoutChanges + lookChanges + runChanges

  /// A kind of change. How bad it is follows from its class.
  init(_ rawValue: String, change name: String, _ title: String, _ explanation: String, _ example: Example) {
    let severity: Severity =
      switch ChangeClass(number: rawValue) {
      case .breaking: .error
      case .layout: .warning
      case .visual, .text, .none: .note
      }
    self.init(rawValue, rule: name, severity: severity, title, explanation, example)
  }
}
