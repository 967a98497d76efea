import TableDiagnostics

// D05xx: what is different and changes nothing that the table shows.
extension DiagnosticCode {
  static let runChanges = [
    environmentChanged, environmentsChanged, specRenamed, idGiven, textWidth,
  ]

  public static let environmentChanged = DiagnosticCode(
    "D0501", change: "environment-changed", "the two sides are shown elsewhere",
    """
    The two tables were laid out for different devices, systems or states, so that their frames differ for that \
    reason alone. Give environment flags, which hold for both specs.
    """,
    .shellChange(
      before: "tablec diff old.layout.json new.layout.json        # made for an iPhone 15 and an iPhone SE",
      after: "tablec diff old.yaml new.yaml --device iphone-se"))

  public static let environmentsChanged = DiagnosticCode(
    "D0502", change: "environments-changed", "environments that one side has",
    """
    The spec asks for an environment that the other version does not ask for, so there is nothing to compare there. \
    Give environment flags to compare both everywhere.
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
    "D0503", change: "spec-renamed", "a spec has another name",
    """
    A spec is gone and another is new that has the same rows: it is taken for the same one, and what differs in it \
    is told.
    """,
    .shellChange(
      before: "tablec diff old new        # old/contacts.yaml is new/people.yaml",
      after: "tablec diff old/contacts.yaml new/people.yaml"))

  public static let idGiven = DiagnosticCode(
    "D0504", change: "id-given", "a row or section has an id that had none",
    """
    A row or a section that was known by its place has an id of its own now. Nothing that the table shows is \
    different.
    """,
    .rows(before: "- {text: Ann}", after: "- {id: ann, text: Ann}"))

  public static let textWidth = DiagnosticCode(
    "D0505", change: "text-width", "the same words are wider or narrower",
    """
    The label is as wide as its text, and its text has another width though its words and its font are the same: the \
    two sides measure text by different means, as an app on a device and this compiler do. No view stands elsewhere \
    for another reason, so it does not count as a difference unless '--fail-on none' asks for all.
    """,
    .shellChange(
      before: "tablec diff settings.yaml dump.txt        # the app's title is 62.5 points wide, the spec's 62",
      after: "tablec diff settings.yaml dump.txt --tolerance 1"))
}
