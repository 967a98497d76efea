extension DiagnosticCode.Example {
  /// A whole spec, without its version line.
  package static func spec(wrong: String, right: String) -> DiagnosticCode.Example {
    .yaml(wrong: wrong, right: right).below("tablespec: 1")
  }

  /// The rows of a spec's only section, as a YAML list.
  package static func rows(wrong: String, right: String) -> DiagnosticCode.Example {
    .yaml(wrong: wrong, right: right).below("tablespec: 1\nsections:\n  - rows:", indentation: 6)
  }
}
