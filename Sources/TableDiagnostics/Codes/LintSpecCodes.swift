// L04xx: what a spec says that cannot be meant.
extension DiagnosticCode {
  static let lintSpecCodes = [
    duplicateViewID, impossibleStyle, silencedAppearance,
  ]

  /// An id that two views have.
  public static let duplicateViewID = DiagnosticCode(
    "L0401", rule: "duplicate-view-id", "two views of one name",
    """
    Two views of the same row, header or footer have the same id. Ids are what the layout tree calls views by, \
    and what versions are compared by: of two with one name neither is found for sure.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - views:
                  - {id: title, label: Ann, frame: [20, 10, 100, 22]}
                  - {id: title, label: Ben, frame: [130, 10, 100, 22]}
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - views:
                  - {id: first, label: Ann, frame: [20, 10, 100, 22]}
                  - {id: second, label: Ben, frame: [130, 10, 100, 22]}
        """))

  /// A style that came later than the system that is meant.
  public static let impossibleStyle = DiagnosticCode(
    "L0402", rule: "impossible-style", "a style that the system does not have",
    """
    The spec asks for what came with a later iOS than the one whose geometry it names: inset groups and dark \
    appearance came with iOS 13, the detail button with iOS 7. The layout is made nevertheless, and no device \
    will look so.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        metrics: ios12
        style: insetGrouped
        sections:
          - rows: [Ann]
        """,
      right: """
        tablespec: 1
        metrics: ios13
        style: insetGrouped
        sections:
          - rows: [Ann]
        """))

  /// A direct value that keeps a rule of appearance from its view.
  public static let silencedAppearance = DiagnosticCode(
    "L0403", rule: "silenced-appearance", severity: .note, "a value that silences a rule of appearance",
    """
    What a view says itself wins over every rule of appearance, as in UIKit, where a property that was set once follows no proxy \
    any more. That may be meant, so this is a note. Where it is not, delete the value, or say it as a rule for a narrower \
    container, which others can still override.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        appearance:
          - label: {color: label}
        sections:
          - rows:
              - text: {text: Ann, color: systemRed}
        """,
      right: """
        tablespec: 1
        appearance:
          - label: {color: label}
          - label: {color: systemRed}
            in: cell#ann
        sections:
          - rows:
              - {id: ann, text: Ann}
        """))
}
