import TableDiagnostics

extension DiagnosticCode {
  /// The codes that `diff` reports, the worst class first.
  public static let changeCodes = breakingChanges + layoutChanges + lookChanges + runChanges

  /// A kind of change. Its severity follows from its class.
  init(_ rawValue: String, change name: String, _ title: String) {
    let severity: Severity =
      switch ChangeClass(number: rawValue) {
      case .breaking: .error
      case .layout: .warning
      case .visual, .text, .none: .note
      }
    self.init(rawValue, rule: name, severity: severity, title)
  }
}
