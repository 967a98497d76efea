import TableDiagnostics

// D01xx: changes that break something.
extension DiagnosticCode {
  static let breakingChanges = [
    sectionRemoved, rowRemoved, rowIDChanged, sectionIDChanged, actionLost, newlyTruncated, newOverlap, specRemoved,
  ]

  public static let sectionRemoved = DiagnosticCode(
    "D0101", change: "section-removed", "a section is gone",
    """
    A section of the old version is not in the new one: there is none with its id, and none with the same rows under \
    another id. Code that acts on its rows has nothing to act on any more.
    """,
    .sections(
      before: """
        - {id: friends, rows: [Ann]}
        - {id: others, rows: [Ben]}
        """,
      after: "- {id: friends, rows: [Ann]}"))

  public static let rowRemoved = DiagnosticCode(
    "D0102", change: "row-removed", "a row is gone",
    """
    A row of the old version is not in the new one: there is none with its id, and no new row with the same content. \
    Code that looks up the row by its id finds nothing, and its users have lost it.
    """,
    .rows(
      before: """
        - {id: ann, text: Ann}
        - {id: ben, text: Ben}
        """,
      after: "- {id: ann, text: Ann}"))

  public static let rowIDChanged = DiagnosticCode(
    "D0103", change: "row-id-changed", "a row has a different id",
    """
    A row with the same content has an id that the old version did not have, in place of one that the new version lacks. \
    The table looks the same, but code that looks up the row by its old id does not find it.
    """,
    .rows(before: "- {id: ann, text: Ann}", after: "- {id: anna, text: Ann}"))

  public static let sectionIDChanged = DiagnosticCode(
    "D0104", change: "section-id-changed", "a section has a different id",
    """
    A section with the same rows has an id that the old version did not have, in place of one that the new version \
    lacks. Code that looks up the section by its old id does not find it.
    """,
    .sections(
      before: "- {id: friends, rows: [{id: ann, text: Ann}]}",
      after: "- {id: people, rows: [{id: ann, text: Ann}]}"))

  public static let actionLost = DiagnosticCode(
    "D0105", change: "action-lost", "a control no longer takes taps",
    """
    A control or an active accessory of the old version takes no taps in the new one: it is gone, passive or disabled, \
    or its whole row takes none. What people did with it is no longer possible here.
    """,
    .rows(
      before: "- {id: wifi, text: Wi-Fi, accessory: {switch: on}}",
      after: "- {id: wifi, text: Wi-Fi, accessory: checkmark}"))

  public static let newlyTruncated = DiagnosticCode(
    "D0106", change: "text-truncated", "a text is newly truncated",
    """
    The label had room for all of its text in the old version but does not in the new one: the text is longer, its font \
    is larger, or a view beside it is wider. Readers do not see the rest.
    """,
    .rows(
      before: "- {id: ann, text: Ann}",
      after: "- {id: ann, text: Ann whose name is much longer than a phone is wide}"))

  public static let newOverlap = DiagnosticCode(
    "D0107", change: "views-overlap", "views newly overlap",
    """
    Two views of a row, header or footer overlap in the new version but did not in the old one: an accessory over a \
    label, a view over an image. Where they overlap, one of them can be neither seen nor tapped.
    """,
    .rows(
      before:
        "- {id: a, views: [{label: Ann, id: name, frame: [16, 10, 80, 24]}, {label: Ben, id: other, frame: [110, 10, 80, 24]}]}",
      after:
        "- {id: a, views: [{label: Ann, id: name, frame: [16, 10, 80, 24]}, {label: Ben, id: other, frame: [30, 10, 80, 24]}]}"
    ))

  public static let specRemoved = DiagnosticCode(
    "D0108", change: "spec-removed", "a spec is gone",
    """
    The folder had a spec in the old version that it does not have in the new one, neither under its name nor under \
    another name with the same rows. All of its rows are gone with it.
    """,
    .shellChange(
      before: "tablec diff old new        # new/contacts.yaml is missing",
      after: "tablec diff old new        # both have contacts.yaml"))
}
