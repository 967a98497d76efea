import TableDiagnostics

// Warnings: a spec that compiles, but likely not to what was meant.
extension DiagnosticCode {
  static let warningCodes = [
    emptyValue, unshownDetailText, repeatedConstraint, unmeasuredFont, cutImage, unfilledPlaceholder, ineffectiveIndent,
    unusedTemplate, unusedAppearanceRule,
    unknownAppearanceName,
    unknownStateRow,
    unswipeableRow,
  ]

  public static let emptyValue = DiagnosticCode(
    "W0101", rule: "empty-value", "a key without a value",
    """
    The key wants a text and nothing stands after it, so it is taken as an empty text. That is hardly meant: a \
    header, for one, keeps its height without its words. Write the text, "" if it is to be empty, or delete the \
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

  /// A detail text in a style without a label for it.
  public static let unshownDetailText = DiagnosticCode(
    "W0102", rule: "unshown-detail-text", "a detail text that the style does not show",
    """
    A cell of the style 'default' has one label. UIKit drops the detail text of such a cell without a word, and so \
    does the layout. Choose a style with two labels, or delete the text.
    """,
    .rows(
      wrong: "- {text: Ann, detailText: Portland}", right: "- {style: subtitle, text: Ann, detailText: Portland}"))

  /// A constraint that its list has already.
  public static let repeatedConstraint = DiagnosticCode(
    "W0103", rule: "repeated-constraint", "the same constraint twice",
    """
    The list says the same constraint twice, maybe in another way: as a line and in the visual format, or with its sides exchanged. The \
    second changes nothing, and whoever edits one of them wonders why the other still holds. Remove one.
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

  /// A font that no file was given for.
  public static let unmeasuredFont = DiagnosticCode(
    "W0104", rule: "unmeasured-font", "a font whose widths are not known",
    """
    A text asks for a family, or for a design of the system font, that no file of '--font' has. It is measured as the upright \
    system font, so that lines may break elsewhere than on a device, and drawn in the nearest font that the viewer has. Name a file of \
    the family with '--font', as often as there are files.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml",
      right: "tablec preview contacts.yaml --font Futura.ttf --font Futura-Bold.ttf"))

  /// An image file that ends before its image does.
  public static let cutImage = DiagnosticCode(
    "W0105", rule: "cut-image", "an image file that is cut off",
    """
    The file begins as an image and ends before the mark that its format ends with: 'IEND' in a PNG, the end-of-image marker in a \
    JPEG, the trailer in a GIF. A download or a copy was probably interrupted. Viewers draw the part that is there, or \
    nothing. Bytes after the end are fine. Export or copy the file again.
    """,
    .rows(wrong: "- {text: Ann, image: cut.png}", right: "- {text: Ann, image: ann.png}"))

  /// A placeholder of a repeated row in a row that is not repeated.
  public static let unfilledPlaceholder = DiagnosticCode(
    "W0106", rule: "unfilled-placeholder", "a placeholder outside a repeated row",
    """
    '{index}', '{number}' and '{item}' stand for values in rows with 'repeat' or 'each'. Anywhere else they are text and \
    appear as they are written. Repeat the row, or replace the placeholder. If the braces are intentional, disable the rule \
    with the comment '# tablec:disable unfilled-placeholder', or write them twice in a row with 'repeat: 1'.
    """,
    .rows(wrong: "- text: Row {number}", right: "- {repeat: 3, text: \"Row {number}\"}"))

  /// A row with an editing control whose content is to make no room for it.
  public static let ineffectiveIndent = DiagnosticCode(
    "W0107", rule: "ineffective-indent", "'indent: false' beside an editing control",
    """
    UIKit indents the content of every row with a delete or an insert control, whatever 'shouldIndentWhileEditing' returns, \
    and so does the layout: without the room the control would cover the content. 'indent: false' counts only where there is no \
    control. Write 'style: none', or delete 'indent'.
    """,
    .rows(
      wrong: "- {text: Ann, editing: {style: delete, indent: false}}",
      right: "- {text: Ann, editing: {style: none, indent: false}}"))

  public static let unusedTemplate = DiagnosticCode(
    "W0201", rule: "unused-template", "a template that no row uses",
    """
    Nothing in the table has this name after 'use', so the template changes nothing. It may be left over, or the \
    rows it was written for have another name for it.
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

  /// A rule of appearance for views that the table has not.
  public static let unusedAppearanceRule = DiagnosticCode(
    "W0202", rule: "unused-appearance-rule", "a rule of appearance that no view follows",
    """
    No view of this class stands in these containers, in any environment, so the rule changes nothing. Containers are written \
    from the innermost outwards, as UIKit has them: a cell before its section.
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

  /// A rule of appearance that names a row, a section or a class that the table has not.
  public static let unknownAppearanceName = DiagnosticCode(
    "W0203", rule: "unknown-appearance-name", "a rule of appearance names what is not there",
    """
    The containers of a rule are kinds of views, sections and cells by their ids, and the classes that views of the table name \
    as their 'class'. What is none of these holds no view, so the rule changes nothing.
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

  /// A state for a row that no table has.
  public static let unknownStateRow = DiagnosticCode(
    "W0401", rule: "unknown-state-row", "a state for a row that is not there",
    """
    The flag '--state' or the state of an environment names a row by its id, and there is no row of that id, so \
    everything is shown as it is without. Rows without an id of their own are named by their section and number: 'friends/2'.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --state selected=an",
      right: "tablec preview contacts.yaml --state selected=ann"))

  /// A state that swipes a row open that has nothing there.
  public static let unswipeableRow = DiagnosticCode(
    "W0402", rule: "unswipeable-row", "a swipe of a row without actions",
    """
    The flag '--state' or the key 'swiped' of an environment swipes a row open that has no 'swipeActions' at that edge, nor has its \
    section or the table, and that cannot be deleted, so the row is shown as it is at rest.
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
