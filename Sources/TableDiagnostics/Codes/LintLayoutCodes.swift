// L03xx: frames that do not fit.
extension DiagnosticCode {
  static let lintLayoutCodes = [
    truncatedText, overlappingViews, clippedViews, labelUnderAccessory, unevenAccessories, tallHeader,
  ]

  /// A text that its label has no room for.
  public static let truncatedText = DiagnosticCode(
    "L0301", rule: "truncated-text", "a text that is cut",
    """
    The text has more words than its label has room for, at a size of text that many readers have: up to 'xxl'. \
    A text that says how it may be cut is left alone: by 'lineBreakMode', by 'minimumScaleFactor', or by 'lines' \
    of a number. 'lines: 0' lets it have as many as it needs.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - A title with so many words that no phone of any size has room for them in one line
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - text: {text: A title with so many words that it needs more than one line, lines: 0}
        """))

  /// Texts or controls in the same place.
  public static let overlappingViews = DiagnosticCode(
    "L0302", rule: "overlapping-views", "views that cover each other",
    """
    Two texts, or a text and a control, stand in the same place, so that one hides the other or both cannot be \
    read. A text counts where its words are, not as far as its label reaches; a plain view or a picture behind a \
    text is no overlap. Move one of the frames, or let a stack arrange the views.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - views:
                  - {label: Departure, frame: [20, 10, 120, 22]}
                  - {label: On time, frame: [60, 12, 120, 22]}
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - views:
                  - {label: Departure, frame: [20, 10, 100, 22]}
                  - {label: On time, frame: [130, 10, 120, 22]}
        """))

  /// A view that reaches out of its row.
  public static let clippedViews = DiagnosticCode(
    "L0303", rule: "clipped-views", "a view that reaches out of its row",
    """
    A text, an image or a control reaches beyond the row, the header or the footer that it is in: the next row \
    covers it, or the edge of the screen cuts it. Give the row a height, or the view another frame; a frame that \
    fits a wide screen may be too wide for a small one.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - {height: 44, views: [{label: Departure, frame: [20, 34, 120, 22]}]}
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - {height: 66, views: [{label: Departure, frame: [20, 34, 120, 22]}]}
        """))

  /// A view that the accessory covers.
  public static let labelUnderAccessory = DiagnosticCode(
    "L0304", rule: "label-under-accessory", "a view under the accessory",
    """
    A subview at a frame reaches beyond the contentView and under the accessory, which is drawn over it. The \
    contentView ends where the accessory begins, and is narrower on a small screen. Give the view a narrower \
    frame, or let a stack fill the contentView.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - accessory: {switch: on}
                views: [{label: Remind me, frame: [20, 11, 330, 22]}]
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - accessory: {switch: on}
                views: [{label: Remind me, frame: [20, 11, 200, 22]}]
        """))

  /// Accessories that are not below each other.
  public static let unevenAccessories = DiagnosticCode(
    "L0305", rule: "uneven-accessories", "accessories at different distances from the edge",
    """
    In one section accessories of the same kind end at different distances from the trailing edge, so that they \
    do not stand below each other. In this layout only an inset of a row's separator at the trailing side does \
    that: it moves the accessory with it. Give all rows of the section the same inset.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - {text: Ann, accessory: checkmark}
              - {text: Ben, accessory: checkmark}
              - {text: Cy, accessory: checkmark, separatorStyle: {inset: [20, 40]}}
        """,
      right: """
        tablespec: 1
        separatorStyle: {inset: [20, 40]}
        sections:
          - rows:
              - {text: Ann, accessory: checkmark}
              - {text: Cy, accessory: checkmark}
        """))

  /// A header that leaves no room for rows.
  public static let tallHeader = DiagnosticCode(
    "L0306", rule: "tall-header", "a header that is higher than the screen",
    """
    The header or footer is higher than the screen that the table is on, so that no row can be seen with it, and \
    in a plain table, where the header of a section stays at the top, none at all. Give it less height, or make \
    rows of what is in it.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        tableHeader: {height: 1400}
        sections:
          - rows: [Ann]
        """,
      right: """
        tablespec: 1
        tableHeader: {height: 140}
        sections:
          - rows: [Ann]
        """))
}
