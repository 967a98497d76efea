import TableDiagnostics

// D02xx: changes of where things stand.
extension DiagnosticCode {
  static let layoutChanges = [
    sectionAdded, rowAdded, sectionMoved, rowMoved, rowResized, rowsShifted, frameChanged, viewAdded, viewRemoved,
    tableStyleChanged, specAdded, constraintChanged,
  ]

  public static let sectionAdded = DiagnosticCode(
    "D0201", change: "section-added", "a section is new",
    """
    The new version has a section that the old one has not. What stands below it moves down, which is told apart.
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
    The new version has a row that the old one has not. What stands below it moves down, which is told apart, once \
    for all.
    """,
    .rows(
      before: "- {id: ann, text: Ann}",
      after: """
        - {id: ann, text: Ann}
        - {id: ben, text: Ben}
        """))

  public static let sectionMoved = DiagnosticCode(
    "D0203", change: "section-moved", "a section stands elsewhere among the sections",
    """
    The section stands before or behind others that it did not stand before or behind. Of all ways to tell a new \
    order the one with the fewest moves is told.
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
    "D0204", change: "row-moved", "a row stands elsewhere among the rows",
    """
    The row stands in another section, or before or behind others that it did not stand before or behind. Of all \
    ways to tell a new order the one with the fewest moves is told, so a row that others moved around is not among \
    them.
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
    "D0205", change: "row-resized", "a row has another height or width",
    """
    The row is higher, lower, wider or narrower than it was. Views in it that only go along, as the contentView \
    does, are not told again but named with it; so are the rows below, which move.
    """,
    .rows(before: "- {id: ann, text: Ann}", after: "- {id: ann, text: Ann, height: 60}"))

  public static let rowsShifted = DiagnosticCode(
    "D0206", change: "rows-shifted", "rows move because of something above them",
    """
    Rows stand higher or lower than they did and are otherwise where they were: something above them is new, gone, \
    or has another height. However many they are, it is told once.
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
    "D0207", change: "frame-changed", "a view stands elsewhere or has another size",
    """
    The frame of a view differs by more than the tolerance ('--tolerance', in points) and not only because the view \
    around it grew or shrank. Frames are told in the superview's space.
    """,
    .rows(before: "- {id: ann, text: Ann}", after: "- {id: ann, text: Ann, indentationLevel: 2}"))

  public static let viewAdded = DiagnosticCode(
    "D0208", change: "view-added", "a view is new in its row, header or footer",
    """
    The row, header or footer has a view that it had not: an image, a second label, an accessory, a view of its own.
    """,
    .rows(before: "- {id: ann, text: Ann}", after: "- {id: ann, text: Ann, accessory: checkmark}"))

  public static let viewRemoved = DiagnosticCode(
    "D0209", change: "view-removed", "a view is gone from its row, header or footer",
    """
    The row, header or footer has a view no more that it had. Where it took taps, that is told as breaking instead.
    """,
    .rows(before: "- {id: ann, text: Ann, accessory: checkmark}", after: "- {id: ann, text: Ann}"))

  public static let tableStyleChanged = DiagnosticCode(
    "D0210", change: "table-style-changed", "the table has another style",
    """
    The table is plain, grouped or inset grouped, and was another. Most frames and backgrounds follow from that; \
    they are told too, rows that change alike together.
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
    The folder has a spec in the new version that it had not in the old one, neither under its name nor with the \
    same rows under another.
    """,
    .shellChange(
      before: "tablec diff old new        # both have contacts.yaml",
      after: "tablec diff old new        # new/form.yaml is there too"))

  public static let constraintChanged = DiagnosticCode(
    "D0212", change: "constraint-changed", "a constraint is another, and views stand elsewhere",
    """
    A constraint of the row, header or footer has another constant, relation, priority or anchor, is new or is gone, and frames in it \
    differ: they follow under it. A constraint that is written in another way and says the same is no change, nor is one that moves \
    nothing here, and one that comes or goes with its view is told with that. A layout JSON holds no constraints, so that frames are \
    all that is told of it.
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
