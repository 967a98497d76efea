/// The names that templates can look up. A name that nothing has is a mistake, which would otherwise write nothing without a word.
package struct TemplateNames: Sendable {
  private let known: Set<String>
  private let help: @Sendable (String) -> String

  /// - Parameter help: a way out for a name that nothing has, in one line.
  package init(_ known: Set<String>, help: @escaping @Sendable (String) -> String) {
    (self.known, self.help) = (known, help)
  }

  /// Why a name cannot be looked up.
  func problem(of name: String) -> ExpressionParser.Problem? {
    if known.contains(name) { return nil }
    return ExpressionParser.Problem(message: "nothing is called '\(name)'", help: help(name))
  }
}
