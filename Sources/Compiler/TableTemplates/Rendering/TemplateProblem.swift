/// Why a template cannot be used, and where in its text.
package struct TemplateProblem: Error, Equatable, Sendable {
  /// One line, lower case, without a full stop: `{{#rows}} is never closed`.
  package var message: String
  /// The name of the template that contains it.
  package var template: String
  /// The bytes of its tag.
  package var range: Range<Int>
  /// A way out, in one line.
  package var help: String?

  package init(_ message: String, in template: String, at range: Range<Int>, help: String? = nil) {
    (self.message, self.template, self.range, self.help) = (message, template, range, help)
  }
}
