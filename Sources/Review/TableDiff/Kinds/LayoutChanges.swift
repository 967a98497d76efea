import TableDiagnostics

// D02xx: changes of layout.
extension DiagnosticCode {
  static let layoutChanges = [
    sectionAdded, rowAdded, sectionMoved, rowMoved, rowResized, rowsShifted, frameChanged, viewAdded, viewRemoved,
    tableStyleChanged, specAdded, constraintChanged,
  ]

  public static let sectionAdded = DiagnosticCode(
    "D0201", change: "section-added", "a section is new",
    """
    The new version has a section that the old one does not. The rows below it move down, which is reported separately.
    """,
    .sections(
      before: "- {id: friends, rows: [Ann]}",
      after: """
        - {id: friends, rows: [Ann]}
        - {id: others, rows: [Ben]}
        """))

  public static let rowAdded = DiagnosticCode(
    "D0202", change: "row-added", "a row is new",
    """
    The new version has a row that the old one does not. The rows below it move down, which is reported separately, once \
    for all of them.
    """,
    .rows(
      before: "- {id: ann, text: Ann}",
      after: """
        - {id: ann, text: Ann}
        - {id: ben, text: Ben}
        """))

  public static let sectionMoved = DiagnosticCode(
    "D0203", change: "section-moved", "a section moved",
    """
    The position of the section among the other sections changed. Of all ways to describe the new order, the one with \
    the fewest moves is reported.
    """,
    .sections(
      before: """
        - {id: friends, rows: [Ann]}
        - {id: others, rows: [Ben]}
        """,
      after: """
        - {id: others, rows: [Ben]}
        - {id: friends, rows: [Ann]}
        """))

  public static let rowMoved = DiagnosticCode(
    "D0204", change: "row-moved", "a row moved",
    """
    The row is in another section, or its position among the other rows changed. Of all ways to describe the new order, \
    the one with the fewest moves is reported, so a row that others moved around is not among them.
    """,
    .rows(
      before: """
        - {id: ann, text: Ann}
        - {id: ben, text: Ben}
        - {id: cy, text: Cy}
        """,
      after: """
        - {id: cy, text: Cy}
        - {id: ann, text: Ann}
        - {id: ben, text: Ben}
        """))

  public static let rowResized = DiagnosticCode(
    "D0205", change: "row-resized", "a row has a different height or width",
    """
    The row is taller, shorter, wider or narrower than it was. Views in it that only follow, as the contentView does, \
    are not reported separately but named with it; that the rows below move is reported once, as 'rows-shifted'.
    """,
    .rows(before: "- {id: ann, text: Ann}", after: "- {id: ann, text: Ann, height: 60}"))

  public static let rowsShifted = DiagnosticCode(
    "D0206", change: "rows-shifted", "rows move because of something above them",
    """
    Rows are higher or lower than they were but otherwise where they were: something above them is new, gone or has a \
    different height. However many rows there are, it is reported once.
    """,
    .rows(
      before: """
        - {id: ann, text: Ann}
        - {id: ben, text: Ben}
        """,
      after: """
        - {id: ann, text: Ann, height: 60}
        - {id: ben, text: Ben}
        """))

  public static let frameChanged = DiagnosticCode(
    "D0207", change: "frame-changed", "a view moved or has a different size",
    """
    The frame of a view differs by more than the tolerance ('--tolerance', in points), and not only because its \
    superview grew or shrank. Frames are reported in the superview's space.
    """,
    .rows(before: "- {id: ann, text: Ann}", after: "- {id: ann, text: Ann, indentationLevel: 2}"))

  public static let viewAdded = DiagnosticCode(
    "D0208", change: "view-added", "a view is new in its row, header or footer",
    """
    The row, header or footer has a view that it did not have: an image, a second label, an accessory, a custom view.
    """,
    .rows(before: "- {id: ann, text: Ann}", after: "- {id: ann, text: Ann, accessory: checkmark}"))

  public static let viewRemoved = DiagnosticCode(
    "D0209", change: "view-removed", "a view is gone from its row, header or footer",
    """
    The row, header or footer no longer has a view that it had. If the view took taps, this is reported as breaking \
    instead.
    """,
    .rows(before: "- {id: ann, text: Ann, accessory: checkmark}", after: "- {id: ann, text: Ann}"))

  public static let tableStyleChanged = DiagnosticCode(
    "D0210", change: "table-style-changed", "the table has a different style",
    """
    The style of the table changed: plain, grouped or inset grouped. Most frames and backgrounds follow from that; they \
    are reported too, with rows that change alike grouped together.
    """,
    .change(
      before: """
        tablespec: 1
        style: plain
        sections:
          - {id: friends, rows: [Ann]}
        """,
      after: """
        tablespec: 1
        style: grouped
        sections:
          - {id: friends, rows: [Ann]}
        """))

  public static let specAdded = DiagnosticCode(
    "D0211", change: "spec-added", "a spec is new",
    """
    The folder has a spec in the new version that it did not have in the old one, neither under its name nor under \
    another name with the same rows.
    """,
    .shellChange(
      before: "tablec diff old new        # both have contacts.yaml",
      after: "tablec diff old new        # new/form.yaml is there too"))

  public static let constraintChanged = DiagnosticCode(
    "D0212", change: "constraint-changed", "a constraint changed, and views moved",
    """
    A constraint of the row, header or footer has a different constant, relation, priority or anchor, is new or is gone, \
    and frames in it differ: they are listed after it. A constraint that is written differently but means the same is \
    not a change, nor is one that moves nothing here, and one that is added or removed with its view is reported with \
    that view. A layout JSON contains no constraints, so only frames are reported for it.
    """,
    .rows(
      before: """
        - id: ann
          height: 60
          views: [{id: title, label: Ann}]
          constraints: [title.leading == contentView.leading + 16, title.top == contentView.top + 8]
        """,
      after: """
        - id: ann
          height: 60
          views: [{id: title, label: Ann}]
          constraints: [title.leading == contentView.leading + 20, title.top == contentView.top + 8]
        """))
}
