import TableDiagnostics

/// The Markdown page of all codes: what each means, with a wrong and a right example.
struct DiagnosticReference: Sendable {
  /// The explanation of one code, for a terminal.
  func text(_ code: DiagnosticCode) -> String { "\(code.rawValue): \(code.title)\n\n\(code.pageText)" }

  func markdown() -> String {
    var page = """
      # Diagnostics, code by code

      Written by `tablec schema diagnostics` from the registry of codes. Codes are stable: a code is never reused for something
      else. `E` is an error, which prevents a spec from being compiled; `W` is a warning; `L` is a finding of a `tablec lint` rule.
      A code that has a rule name can be given another severity, in `.tablec.yaml` or by a comment. `D` is a change that
      `tablec diff` reports, by class: `D01` breaks something, `D02` changes the layout, `D03` the appearance, `D04` the text, and
      `D05` has no visible effect.

      """
    for code in CodeRegistry.all { page += "\n## \(code.rawValue): \(code.title)\n\n\(code.pageMarkdown)" }
    return page
  }
}
