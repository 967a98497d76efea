import TableDiagnostics

// Warnings: a spec that compiles, but probably not to the intended table.
extension DiagnosticCode {
  static let warningCodes = [
    emptyValue, unshownDetailText, repeatedConstraint, unmeasuredFont, truncatedImage, unfilledPlaceholder,
    ineffectiveIndent, unknownStringKey,
    unusedTemplate, unusedAppearanceRule,
    unknownAppearanceName,
    unknownStateRow,
    unswipeableRow,
  ]

  public static let emptyValue = DiagnosticCode(
    "W0101", rule: "empty-value", "a key without a value",
    """
    The key expects a string, but it has no value, so the string is empty. This is probably unintended: an empty \
    header, for example, still takes up its height. Write the text, write "" if it is intentionally empty, or delete the \
    key.
    """,
    .spec(
      wrong: """
        sections:
          - header:
            rows: [Ann]
        """,
      right: """
        sections:
          - header: Friends
            rows: [Ann]
        """))

  /// Detail text in a style without a label for it.
  public static let unshownDetailText = DiagnosticCode(
    "W0102", rule: "unshown-detail-text", "detail text that the cell style does not show",
    """
    A cell of the style 'default' has one label. UIKit silently ignores the detail text of such a cell, and so \
    does the layout. Choose a style with two labels, or delete the text.
    """,
    .rows(
      wrong: "- {text: Ann, detailText: Portland}", right: "- {style: subtitle, text: Ann, detailText: Portland}"))

  /// A constraint that its list already contains.
  public static let repeatedConstraint = DiagnosticCode(
    "W0103", rule: "repeated-constraint", "duplicate constraint",
    """
    The list contains the same constraint twice, perhaps in different forms: as an equation and in the visual format, or with its \
    sides exchanged. The second has no effect, but it stays in force if the first is edited. Remove one of them.
    """,
    .rows(
      wrong: """
        - views: [{id: a, label: Ann, pin: {top: 8}}]
          constraints: [a.leading == contentView.leading + 16, contentView.leading == a.leading - 16]
        """,
      right: """
        - views: [{id: a, label: Ann, pin: {top: 8}}]
          constraints: [a.leading == contentView.leading + 16]
        """))

  /// A key that no catalog has.
  public static let unknownStringKey = DiagnosticCode(
    "W0108", rule: "unknown-string-key", "a key that the strings do not have",
    """
    A text has a 'key' that none of the files after 'strings' has, so every language shows the text that is written beside the key, \
    or the key itself, as an app does. Add the key to the catalog ('tablec compile --extract-strings' does so), or correct it.
    """,
    .rows(wrong: "- {text: {key: settings.wifi}}", right: "- {text: Wi-Fi}"))

  /// A font for which no file was given.
  public static let unmeasuredFont = DiagnosticCode(
    "W0104", rule: "unmeasured-font", "a font that cannot be measured",
    """
    The text uses a font family, or a design of the system font, that none of the files given with '--font' contains. It is measured \
    as the upright system font, so its lines can break differently than on a device, and it is drawn in the closest font that the \
    viewer has. Name each file of the family with '--font', which can be repeated.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml",
      right: "tablec preview contacts.yaml --font Futura.ttf --font Futura-Bold.ttf"))

  /// An image file that ends before its image does.
  public static let truncatedImage = DiagnosticCode(
    "W0105", rule: "truncated-image", "truncated image file",
    """
    The file begins as an image but ends before its format's end marker: 'IEND' in a PNG, the end-of-image marker in a \
    JPEG, the trailer in a GIF. A download or a copy was probably interrupted. Viewers draw the part that exists, or \
    nothing. Bytes after the end are allowed. Export or copy the file again.
    """,
    .rows(wrong: "- {text: Ann, image: cut.png}", right: "- {text: Ann, image: ann.png}"))

  /// A placeholder of a repeated row in a row that is not repeated.
  public static let unfilledPlaceholder = DiagnosticCode(
    "W0106", rule: "unfilled-placeholder", "a placeholder outside a repeated row",
    """
    '{index}', '{number}' and '{item}' are replaced with values in rows with 'repeat' or 'each'. Anywhere else they are text and \
    appear as they are written. Repeat the row, or replace the placeholder. If the braces are intentional, disable the rule \
    with the comment '# tablec:disable unfilled-placeholder', or write them twice in a row with 'repeat: 1'.
    """,
    .rows(wrong: "- text: Row {number}", right: "- {repeat: 3, text: \"Row {number}\"}"))

  /// A row with an editing control whose content is to make no room for it.
  public static let ineffectiveIndent = DiagnosticCode(
    "W0107", rule: "ineffective-indent", "'indent: false' with an editing control",
    """
    UIKit indents the content of every row with a delete or an insert control, whatever 'shouldIndentWhileEditing' returns, \
    and so does the layout: otherwise the control would cover the content. 'indent: false' has an effect only in rows without a \
    control. Write 'style: none', or delete 'indent'.
    """,
    .rows(
      wrong: "- {text: Ann, editing: {style: delete, indent: false}}",
      right: "- {text: Ann, editing: {style: none, indent: false}}"))

  public static let unusedTemplate = DiagnosticCode(
    "W0201", rule: "unused-template", "unused template",
    """
    No row has this name after 'use', so the template has no effect. It may be left over, or the rows that \
    should use it misspell its name.
    """,
    .spec(
      wrong: """
        templates:
          friend: {height: 60}
        sections:
          - rows:
              - text: Ann
        """,
      right: """
        templates:
          friend: {height: 60}
        sections:
          - rows:
              - {use: friend, text: Ann}
        """))

  /// An appearance rule for views that the table does not contain.
  public static let unusedAppearanceRule = DiagnosticCode(
    "W0202", rule: "unused-appearance-rule", "an appearance rule that applies to no view",
    """
    No view of this class is in these containers in any environment, so the rule has no effect. Containers are listed \
    from the innermost to the outermost, as in UIKit: a cell before its section.
    """,
    .spec(
      wrong: """
        appearance:
          - label: {color: red}
            in: [section, cell]
        sections:
          - rows: [Ann]
        """,
      right: """
        appearance:
          - label: {color: red}
            in: [cell, section]
        sections:
          - rows: [Ann]
        """))

  /// An appearance rule that names a row, a section or a class that the table does not contain.
  public static let unknownAppearanceName = DiagnosticCode(
    "W0203", rule: "unknown-appearance-name", "unknown container in an appearance rule",
    """
    A container in a rule is a kind of view, a section or a cell with its id, or a class that a view of the table sets as its \
    'class'. Anything else contains no views, so the rule has no effect.
    """,
    .spec(
      wrong: """
        appearance:
          - label: {color: red}
            in: [section#freinds]
        sections:
          - {id: friends, rows: [Ann]}
        """,
      right: """
        appearance:
          - label: {color: red}
            in: [section#friends]
        sections:
          - {id: friends, rows: [Ann]}
        """))

  /// A state for a row that the table does not contain.
  public static let unknownStateRow = DiagnosticCode(
    "W0401", rule: "unknown-state-row", "a state for an unknown row",
    """
    The flag '--state' or the state of an environment names a row by its id, but no row has that id, so \
    the state has no effect. Rows without an id are named by their section and index: 'friends/2'.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --state selected=an",
      right: "tablec preview contacts.yaml --state selected=ann"))

  /// A state that swipes open a row without actions at that edge.
  public static let unswipeableRow = DiagnosticCode(
    "W0402", rule: "unswipeable-row", "a swiped row without swipe actions",
    """
    The flag '--state' or the key 'swiped' of an environment swipes a row open, but neither the row nor its section nor the table \
    has 'swipeActions' for that edge, and the row cannot be deleted. The row is shown in its normal position.
    """,
    .spec(
      wrong: """
        environments:
          - {state: {swiped: ann}}
        sections:
          - rows: [{id: ann, text: Ann}]
        """,
      right: """
        environments:
          - {state: {swiped: ann}}
        sections:
          - rows: [{id: ann, text: Ann, swipeActions: {trailing: [Flag]}}]
        """))
}
