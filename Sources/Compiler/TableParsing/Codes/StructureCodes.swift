import TableDiagnostics

// E02xx: ids, templates, repeats.
extension DiagnosticCode {
  static let structureCodes = [
    duplicateID, unknownTemplate, recursiveTemplate, badRepeat, unknownPlaceholder, unknownView,
    unfitViewChange,
  ]

  public static let duplicateID = DiagnosticCode(
    "E0201", "duplicate id",
    """
    Ids identify sections and rows in the layout and in a diff, so each must be unique. Repeated rows need '{index}' in \
    their id.
    """,
    .rows(
      wrong: """
        - {id: ann, text: Ann}
        - {id: ann, text: Anna}
        """,
      right: """
        - {id: ann, text: Ann}
        - {id: anna, text: Anna}
        """))

  public static let unknownTemplate = DiagnosticCode(
    "E0202", "unknown template",
    """
    The key 'use' of a row names an entry of 'templates' in this spec or in a file that it includes. No entry has this name.
    """,
    .spec(
      wrong: """
        templates:
          friend: {accessory: checkmark}
        sections:
          - rows:
              - {use: freind, text: Ann}
        """,
      right: """
        templates:
          friend: {accessory: checkmark}
        sections:
          - rows:
              - {use: friend, text: Ann}
        """))

  public static let recursiveTemplate = DiagnosticCode(
    "E0203", "a template uses itself",
    """
    A template can use another template, but not itself, directly or through others. The message shows the chain.
    """,
    .spec(
      wrong: """
        templates:
          a: {use: b}
          b: {use: a}
        """,
      right: """
        templates:
          a: {use: b}
          b: {height: 60}
        sections:
          - rows:
              - {use: a, text: Ann}
        """))

  public static let badRepeat = DiagnosticCode(
    "E0204", "invalid repeat count",
    """
    The key 'repeat' is the number of copies of a row: a whole number, 0 or greater. To write one row for each of several \
    values, use 'each' with a list.
    """,
    .rows(wrong: "- {repeat: 2.5, text: Ann}", right: "- {repeat: 2, text: Ann}"))

  public static let unknownPlaceholder = DiagnosticCode(
    "E0205", "unknown placeholder",
    """
    A repeated row can contain '{index}' and '{number}', and with 'each' also '{item}', or '{item.key}' if the \
    elements are mappings. Any other word in braces would appear in the text unchanged, which is probably unintended. Double a \
    brace that is part of the text.
    """,
    .rows(wrong: #"- {repeat: 3, text: "Row {indx}"}"#, right: #"- {repeat: 3, text: "Row {index}"}"#))

  /// A change of a view that the row does not start from.
  public static let unknownView = DiagnosticCode(
    "E0206", "a change to an unknown view",
    """
    A mapping after a row's 'views' changes views by their ids: the views of the template that the row uses or, in a variant, \
    the views of its row, including those in stacks and in other views. None of them has this id. To write new views, use a list.
    """,
    .spec(
      wrong: """
        templates:
          friend: {views: [{id: name, label: Name, frame: [16, 8, 200, 20]}]}
        sections:
          - rows:
              - {use: friend, views: {nmae: Ann}}
        """,
      right: """
        templates:
          friend: {views: [{id: name, label: Name, frame: [16, 8, 200, 20]}]}
        sections:
          - rows:
              - {use: friend, views: {name: Ann}}
        """))

  /// A change that does not apply to its view's kind.
  public static let unfitViewChange = DiagnosticCode(
    "E0207", "a change that does not apply to its view",
    """
    A row can change the keys of a template's view, but not its kind: a label stays a label, and a view with a frame is still positioned \
    by a frame. To use a different view, write all of the row's views as a list.
    """,
    .spec(
      wrong: """
        templates:
          friend: {views: [{id: name, label: Name, frame: [16, 8, 200, 20]}]}
        sections:
          - rows:
              - {use: friend, views: {name: {switch: on}}}
        """,
      right: """
        templates:
          friend: {views: [{id: name, label: Name, frame: [16, 8, 200, 20]}]}
        sections:
          - rows:
              - {use: friend, views: {name: {label: Ann, color: red}}}
        """))
}
