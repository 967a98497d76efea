import TableDiagnostics

/// The page of all codes in Markdown: what each means, with a wrong and a right example.
struct DiagnosticReference: Sendable {
  /// What one code means, for a terminal.
  func text(_ code: DiagnosticCode) -> String {
    func indented(_ text: String) -> String {
      text.trimmedEnd.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        .joined(separator: "\n")
    }
    return """
      \(code.rawValue): \(code.title)

      \(code.rule.map { "\(code.example.isChange ? "Change" : "Rule"): \($0)\n\n" } ?? "")\(code.explanation)

      \(code.example.captions.wrong):

      \(indented(code.example.wrong))

      \(code.example.captions.right):

      \(indented(code.example.right))

      """
  }

  private func ruleLine(_ code: DiagnosticCode) -> String {
    code.rule.map { "\(code.example.isChange ? "Change" : "Rule"): `\($0)`\n\n" } ?? ""
  }

  func markdown() -> String {
    var page = """
      # Diagnostics, code by code

      Written by `tablec schema diagnostics` from the registry of codes. Codes are stable: one that was given is never given
      to something else. `E` is an error, which stops a spec from being compiled; `W` is a warning; `L` is what a rule of
      `tablec lint` finds. A code with a rule's name can be given another severity, in `.tablec.yaml` or by a comment. `D` is a
      change that `tablec diff` tells, by its class: `D01` breaks something, `D02` is of layout, `D03` of looks, `D04` of words,
      `D05` shows nowhere.

      """
    for code in CodeRegistry.all {
      page += """

        ## \(code.rawValue): \(code.title)

        \(ruleLine(code))\(code.explanation)

        \(code.example.captions.wrong):

        ```\(code.example.language.rawValue)
        \(code.example.wrong.trimmedEnd)
        ```

        \(code.example.captions.right):

        ```\(code.example.language.rawValue)
        \(code.example.right.trimmedEnd)
        ```

        """
    }
    return page
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while let last = text.last, last.isNewline { text.removeLast() }
    return String(text)
  }
}
