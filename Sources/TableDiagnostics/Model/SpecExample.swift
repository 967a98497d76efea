extension DiagnosticCode.Example {
  /// A whole spec, without the line that says that it is one.
  package static func spec(wrong: String, right: String) -> DiagnosticCode.Example {
    .yaml(wrong: wrong, right: right).below("tablespec: 1")
  }

  /// The rows of a spec's one section, as a list of YAML.
  package static func rows(wrong: String, right: String) -> DiagnosticCode.Example {
    .yaml(wrong: wrong, right: right).below("tablespec: 1\nsections:\n  - rows:", indentation: 6)
  }
}
