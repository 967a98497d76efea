import TableDiagnostics

// D05xx: differences without a visible effect.
extension DiagnosticCode {
  static let runChanges = [
    environmentChanged, environmentsChanged, specRenamed, idGiven, textWidth,
  ]

  public static let environmentChanged = DiagnosticCode(
    "D0501", change: "environment-changed", "the two sides have different environments",
    """
    The two tables were laid out for different devices, systems or states, so their frames differ for that reason alone. \
    Pass environment flags, which apply to both specs.
    """,
    .shellChange(
      before: "tablec diff old.layout.json new.layout.json        # made for an iPhone 15 and an iPhone SE",
      after: "tablec diff old.yaml new.yaml --device iphone-se"))

  public static let environmentsChanged = DiagnosticCode(
    "D0502", change: "environments-changed", "an environment that only one side has",
    """
    The spec declares an environment that the other version does not, so there is nothing to compare there. Pass \
    environment flags to compare both versions in the same environments.
    """,
    .change(
      before: """
        tablespec: 1
        environments: [{name: phone, device: iphone-15}]
        sections:
          - {id: friends, rows: [Ann]}
        """,
      after: """
        tablespec: 1
        environments: [{name: phone, device: iphone-15}, {name: pad, device: ipad}]
        sections:
          - {id: friends, rows: [Ann]}
        """))

  public static let specRenamed = DiagnosticCode(
    "D0503", change: "spec-renamed", "a spec was renamed",
    """
    A spec is gone and another with the same rows is new: they are treated as the same spec, and the differences between \
    them are reported.
    """,
    .shellChange(
      before: "tablec diff old new        # old/contacts.yaml is new/people.yaml",
      after: "tablec diff old/contacts.yaml new/people.yaml"))

  public static let idGiven = DiagnosticCode(
    "D0504", change: "id-given", "a row or section now has an id",
    """
    A row or a section that was matched by its place now has an id. The table looks the same.
    """,
    .rows(before: "- {text: Ann}", after: "- {id: ann, text: Ann}"))

  public static let textWidth = DiagnosticCode(
    "D0505", change: "text-width", "the same text has a different width",
    """
    The label is as wide as its text, and the width of the text differs although the text and its font are the same: the \
    two sides measure text differently, as an app on a device and this compiler do. No view is elsewhere for another \
    reason, so it does not count as a difference unless '--fail-on none' is given.
    """,
    .shellChange(
      before: "tablec diff settings.yaml dump.txt        # the app's title is 62.5 points wide, the spec's 62",
      after: "tablec diff settings.yaml dump.txt --tolerance 1"))
}
