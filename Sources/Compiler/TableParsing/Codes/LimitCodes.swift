import TableDiagnostics

// E05xx: limits on the cost of a spec.
extension DiagnosticCode {
  static let limitCodes = [
    tooManyBytes, tooDeep, tooManyNodes, tooManyAliases, aliasExpansion, tooManyRepeats, tooManyRows,
    tooManyIncludes, tooManyEnvironments, tooManyConstraints, tooMuchWork,
  ]

  public static let tooMuchWork = DiagnosticCode(
    "E0511", "too much work",
    """
    The total work for a spec is limited: its rows, views and characters, multiplied by its variants, appearance rules and \
    environments. Each number can be large on its own, but not all of them at once. If the spec is intentionally this large, raise \
    the limit with its flag.
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
    A table is laid out once for each environment that its spec lists, and the lists within an environment multiply: \
    twelve content sizes, two directions and two appearances are 48 environments. Their number is limited so that a short spec \
    compiles in bounded time. If the spec intentionally has this many, raise the limit with its flag.
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
    "E0510", "too many constraints or constrained views",
    """
    Connected constraints are solved together, and the work grows with the cube of their number. The constraints and the \
    constrained views of one row, header or footer are therefore limited; a cell with a tenth of that limit already scrolls badly on \
    any phone. Views with frames do not count.
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
    "E0502", "nested too deeply",
    """
    The nesting of lists and mappings is limited because the parser's work grows with the square of the depth. No table \
    needs more than a dozen levels. If the spec is intentionally nested this deeply, raise the limit with its flag.
    """,
    .spec(wrong: "sections: [[[[[[[[[[[[[[]]]]]]]]]]]]]]  # and so on", right: "sections: []"))

  public static let tooManyNodes = DiagnosticCode(
    "E0503", "too many values",
    """
    The number of keys and values in a file is limited so that a small file of brackets and commas cannot exhaust \
    memory. If the spec is intentionally this large, raise the limit with its flag.
    """,
    .rows(
      wrong: #"- {each: [a, b, c], text: "{item}"}  # millions more"#,
      right: #"- {repeat: 3, text: "Row {index}"}"#))

  public static let tooManyAliases = DiagnosticCode(
    "E0504", "too many aliases",
    """
    The number of aliases in a file is limited because each repeats a whole node. For rows that share their \
    settings, a template is clearer. If the spec intentionally has this many, raise the limit with its flag.
    """,
    .rows(
      wrong: """
        - &row {text: Ann}
        - *row
        - *row  # hundreds more
        """,
      right: "- {repeat: 300, text: Ann}"))

  public static let aliasExpansion = DiagnosticCode(
    "E0505", "alias expansion too large",
    """
    Aliases inside aliased nodes multiply: ten levels of ten aliases turn a few lines into ten thousand million nodes. \
    The expanded size of a file is limited to a multiple of its written size. If the spec is intentionally this large, \
    raise the limit with its flag.
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
    "E0506", "too many repetitions",
    """
    The number of times a row can be repeated, and the total size of its copies, are limited so that a single line cannot \
    produce a table that no machine can process. The same applies to rows that start from a large template. If the spec is \
    intentionally this large, raise the limit with its flag, or ask for some of the rows: '--rows 1000-1050' makes no others.
    """,
    .rows(wrong: "- {repeat: 1000000000, text: Ann}", right: "- {repeat: 1000, text: Ann}"))

  public static let tooManyRows = DiagnosticCode(
    "E0507", "too many rows",
    """
    The numbers of rows (including repetitions), sections and templates of a table are limited. If the spec is intentionally \
    this large, raise the limit with its flag.
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
    The number of files that a spec includes, directly or through other files, is limited so that a few files cannot \
    multiply into millions. If the spec intentionally includes this many, raise the limit with its flag.
    """,
    .spec(wrong: "include: [b.yaml, c.yaml]  # each with hundreds of its own", right: "include: shared.yaml"))
}
