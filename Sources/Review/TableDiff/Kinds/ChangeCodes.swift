import TableDiagnostics

extension DiagnosticCode {
  /// The codes that `diff` reports, the worst class first.
  public static let changeCodes = breakingChanges + layoutChanges + lookChanges + runChanges

  /// A kind of change. Its severity follows from its class.
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

extension DiagnosticCode.Example {
  /// The rows of one section before and after, as lists of YAML.
  static func rows(before: String, after: String) -> DiagnosticCode.Example {
    .change(before: before, after: after).below("tablespec: 1\nsections:\n  - id: friends\n    rows:", indentation: 6)
  }

  /// The sections before and after, as lists of YAML.
  static func sections(before: String, after: String) -> DiagnosticCode.Example {
    .change(before: before, after: after).below("tablespec: 1\nsections:", indentation: 2)
  }
}
