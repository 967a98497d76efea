import TableDiagnostics

// E05xx: limits on what a spec may cost.
extension DiagnosticCode {
  static let limitCodes = [
    tooManyBytes, tooDeep, tooManyNodes, tooManyAliases, aliasExpansion, tooManyRepeats, tooManyRows,
    tooManyIncludes, tooManyEnvironments, tooManyConstraints, tooMuchWork,
  ]

  public static let tooMuchWork = DiagnosticCode(
    "E0511", "too much work",
    """
    What a spec may cost is limited in all: rows, views and letters, in so many variants, by so many rules and in so many environments. Each may be \
    many, but they multiply. A spec that is meant to cost so much can raise the limit by its flag.
    """,
    .spec(
      wrong: """
        environments: [{contentSize: all, direction: [ltr, rtl], appearance: [light, dark]}]
        sections: [{rows: [{repeat: 100000, text: Ann}]}]
        """,
      right: """
        environments: [{contentSize: all}]
        sections: [{rows: [{repeat: 100, text: Ann}]}]
        """))

  public static let tooManyEnvironments = DiagnosticCode(
    "E0509", "too many environments",
    """
    A table is laid out once for each environment that its spec asks for, and the lists of an environment multiply: \
    twelve content sizes, two directions and two appearances are 48. The number is limited, so that a short spec costs \
    bounded time. A spec that is meant to ask for so many can raise the limit by its flag.
    """,
    .spec(
      wrong: """
        environments:
          - contentSize: all
            direction: [ltr, rtl]
            appearance: [light, dark]
            metrics: [ios12, ios13, ios15, ios16, ios17, ios18]
        """,
      right: """
        environments:
          - {contentSize: all, direction: [ltr, rtl]}
          - {appearance: dark}
        """))

  public static let tooManyConstraints = DiagnosticCode(
    "E0510", "too many constraints, or views that they hold",
    """
    Views that constraints hold are solved for together, and the work grows with the cube of what hangs together. So the constraints \
    and the views of one row, header or footer are limited: a cell with a tenth of that scrolls badly \
    on any phone. Views at frames do not count.
    """,
    .rows(
      wrong: """
        - views: [{id: a, label: Ann, pin: {leading: 16, top: 8}}]
          constraints: [a.width >= 1, a.width >= 2]  # thousands more
        """,
      right: """
        - views: [{id: a, label: Ann, pin: {leading: 16, top: 8}}]
          constraints: [a.width >= 2]
        """))

  public static let tooDeep = DiagnosticCode(
    "E0502", "nested too deep",
    """
    Lists and mappings may stand inside each other only to a limited depth: the parser's work grows with the \
    square of it. No table needs more than a dozen levels. A spec that is meant to be so big can raise the limit \
    by its flag.
    """,
    .spec(wrong: "sections: [[[[[[[[[[[[[[]]]]]]]]]]]]]]  # and so on", right: "sections: []"))

  public static let tooManyNodes = DiagnosticCode(
    "E0503", "too many values",
    """
    The number of keys and values in a file is limited, so that a small file of brackets and commas cannot fill \
    the memory. A spec that is meant to be so big can raise the limit by its flag.
    """,
    .rows(
      wrong: #"- {each: [a, b, c], text: "{item}"}  # millions more"#,
      right: #"- {repeat: 3, text: "Row {index}"}"#))

  public static let tooManyAliases = DiagnosticCode(
    "E0504", "too many aliases",
    """
    The number of aliases in a file is limited, since each repeats a whole node. For rows that share their \
    settings a template reads better. A spec that is meant to be so big can raise the limit by its flag.
    """,
    .rows(
      wrong: """
        - &row {text: Ann}
        - *row
        - *row  # hundreds more
        """,
      right: "- {repeat: 300, text: Ann}"))

  public static let aliasExpansion = DiagnosticCode(
    "E0505", "aliases expand to too much",
    """
    Aliases inside aliased nodes multiply: ten levels of ten make ten thousand million nodes of a few lines. \
    What a file expands to may be only so many times what is written in it. A spec that is meant to be so big \
    can raise the limit by its flag.
    """,
    .yaml(
      wrong: """
        a: &a [x, x, x]
        b: &b [*a, *a, *a]
        c: [*b, *b, *b]  # and so on
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - {repeat: 27, text: x}
        """))

  public static let tooManyRepeats = DiagnosticCode(
    "E0506", "repeated too often",
    """
    A row may be repeated only so many times, and what its turns hold may be only so much: one line must not be \
    able to make a table that no machine can hold. The same goes for rows that start from a large template. A spec that is meant to be so big can raise the limit by its flag.
    """,
    .rows(wrong: "- {repeat: 1000000000, text: Ann}", right: "- {repeat: 1000, text: Ann}"))

  public static let tooManyRows = DiagnosticCode(
    "E0507", "too many rows",
    """
    The number of rows of a table, repeats counted, is limited, and that of its sections and templates too. A spec that is meant to be so big can raise the \
    limit by its flag.
    """,
    .rows(
      wrong: """
        - {repeat: 60000, text: Ann}
        - {repeat: 60000, text: Ben}
        """,
      right: """
        - {repeat: 600, text: Ann}
        - {repeat: 600, text: Ben}
        """))

  public static let tooManyIncludes = DiagnosticCode(
    "E0508", "too many included files",
    """
    The number of files that a spec includes, straight or by way of others, is limited, so that two files cannot \
    include each other's copies into millions. A spec that is meant to be so big can raise the limit by its \
    flag.
    """,
    .spec(wrong: "include: [b.yaml, c.yaml]  # each with hundreds of its own", right: "include: shared.yaml"))
}
