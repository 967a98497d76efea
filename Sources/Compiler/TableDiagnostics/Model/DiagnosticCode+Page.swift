extension DiagnosticCode {
  /// Its page without the title, as plain text: the explanation and the example.
  package var pageText: String {
    func indented(_ text: String) -> String {
      text.trimmedEnd.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        .joined(separator: "\n")
    }
    return """
      \(rule.map { "\(example.isChange ? "Change" : "Rule"): \($0)\n\n" } ?? "")\(explanation)

      \(example.captions.wrong):

      \(indented(example.wrong))

      \(example.captions.right):

      \(indented(example.right))

      """
  }

  /// The same as Markdown.
  package var pageMarkdown: String {
    """
    \(rule.map { "\(example.isChange ? "Change" : "Rule"): `\($0)`\n\n" } ?? "")\(explanation)

    \(example.captions.wrong):

    ```\(example.language.rawValue)
    \(example.wrong.trimmedEnd)
    ```

    \(example.captions.right):

    ```\(example.language.rawValue)
    \(example.right.trimmedEnd)
    ```

    """
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while let last = text.last, last.isNewline { text.removeLast() }
    return String(text)
  }
}
