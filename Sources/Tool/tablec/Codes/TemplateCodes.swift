import TableDiagnostics

// E0690–E0692: templates of outputs.
extension DiagnosticCode {
  static let templateCodes = [unusableTemplate, endlessTemplate]

  static let unusableTemplate = DiagnosticCode(
    "E0690", "a template that cannot be used",
    """
    A template of '--template' is not valid: a section is never closed, a filter or a name does not exist, or a template that it \
    includes is not in its folder. The message states which. 'tablec schema template-reference' describes what a template can say.
    """,
    .shell(
      wrong: "echo '{{#rows}}{{id}}' > ids.mustache; tablec compile contacts.yaml --template ids.mustache",
      right:
        "echo '{{#spec.rows}}{{id}} {{/spec.rows}}' > ids.mustache; tablec compile contacts.yaml --template ids.mustache"
    ))

  static let endlessTemplate = DiagnosticCode(
    "E0691", "a template that does not end",
    """
    A template includes itself, directly or through others, and nothing ends that. It may do so for trees, such as views in views: in a \
    section of a name that an innermost element does not have.
    """,
    .shell(
      wrong: "echo '{{> view}}' > view.mustache; tablec compile contacts.yaml --template view.mustache",
      right:
        "echo '{{id}}{{#subviews}}{{> view}}{{/subviews}}' > view.mustache; tablec compile contacts.yaml --template view.mustache"
    ))
}
