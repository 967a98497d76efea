import TableDiagnostics

// E0010–E0099: YAML syntax, anchors and aliases.
extension DiagnosticCode {
  static let syntaxCodes = [
    yamlSyntax, unclosedQuote, tabIndentation, undefinedAlias, recursiveAlias, anchorName, gluedComment,
    ambiguousBlockText, shallowContinuation, flowIndicator, blankIndentation,
  ]

  public static let yamlSyntax = DiagnosticCode(
    "E0010", "YAML syntax error",
    """
    The file is not valid YAML: for example, an indentation matches no level, a list item appears among keys, or a bracket is never \
    closed. The caret marks the position where the parser had to stop; the cause is on that line or just before it.
    """,
    .spec(
      wrong: """
        background: [red, blue
        style: plain
        """,
      right: """
        background: red
        style: plain
        """))

  public static let unclosedQuote = DiagnosticCode(
    "E0011", "unclosed quote",
    """
    A quoted string continues to the next quote of the same kind, across line breaks, and here none follows. Inside single \
    quotes, write an apostrophe twice; inside double quotes, write \\" for a quote.
    """,
    .rows(wrong: "- text: 'Ann''s phone", right: "- text: 'Ann''s phone'"))

  public static let tabIndentation = DiagnosticCode(
    "E0012", "tab in indentation",
    """
    YAML allows only spaces for indentation, because the width of a tab is not defined. Replace each tab with spaces, \
    and configure the editor to indent with spaces.
    """,
    .spec(
      wrong: """
        sections:
        \t- header: Friends
        """,
      right: """
        sections:
          - header: Friends
        """))

  public static let undefinedAlias = DiagnosticCode(
    "E0013", "undefined alias",
    """
    An alias such as '*tall' repeats the node with the anchor '&tall', which must come before it in the \
    same file. Define the anchor first, or correct the spelling.
    """,
    .rows(
      wrong: "- {text: Ann, font: *big}",
      right: """
        - text: {text: Ann, font: &big {size: 22}}
        - text: {text: Ben, font: *big}
        """))

  public static let recursiveAlias = DiagnosticCode(
    "E0014", "recursive alias",
    """
    An alias represents the whole node with its anchor. Inside that node, it would contain itself endlessly. \
    Anchor a smaller node, or write the content out.
    """,
    .rows(
      wrong: "- &ann {text: Ann, accessory: {image: *ann}}",
      right: """
        - {text: Ann, image: &face {size: [24, 24]}}
        - {text: Ben, accessory: {image: *face}}
        """))

  public static let anchorName = DiagnosticCode(
    "E0015", "ambiguous anchor or alias name",
    """
    The name of an anchor or alias ends at a space, so '&an:chor' defines 'an:chor' and '*tall: 60' is an alias of \
    'tall:'. Some YAML parsers end the name before the colon. Because the file could mean either, it is rejected.
    """,
    .rows(
      wrong: "- text: &title:one Ann",
      right: "- text: &title-one Ann"))

  public static let gluedComment = DiagnosticCode(
    "E0016", "no space before '#'",
    """
    A '#' starts a comment only after a space. Directly after a quote, a bracket or a comma, it does not, and the text that follows \
    would be lost.
    """,
    .rows(
      wrong: """
        - text: "Ann"# the first
        """,
      right: """
        - text: "Ann" # the first
        """))

  public static let ambiguousBlockText = DiagnosticCode(
    "E0017", "ambiguous indentation in a block scalar",
    """
    In a block scalar (after '|' or '>'), the first line that is not blank sets the indentation. YAML parsers disagree on blank \
    lines before it that have more spaces, and on a final line of spaces at the end of the file.
    """,
    .rows(
      wrong: """
        - text: |
              \n\
            # 1
        """,
      right: """
        - text: |

            # 1
        """))

  public static let shallowContinuation = DiagnosticCode(
    "E0018", "continuation line is not indented",
    """
    The lines of a value that spans several lines must be indented more than its key, in quotes and \
    brackets too. If a line is not, a quote or a bracket before it was probably never closed.
    """,
    .spec(
      wrong: """
        name: "Friends
        and family"
        """,
      right: """
        name: "Friends
          and family"
        """))

  public static let flowIndicator = DiagnosticCode(
    "E0019", "invalid '?' or '-' in brackets",
    """
    In brackets, '?' before a space starts a key, and '-' does not start an entry. Put a string in quotes if it begins with '?' or \
    is only '-'.
    """,
    .spec(
      wrong: "sections: [{header: -, rows: []}]",
      right: "sections: [{header: '-', rows: []}]"))

  public static let blankIndentation = DiagnosticCode(
    "E0020", "a Unicode space instead of a space",
    """
    A no-break space and other Unicode spaces look like spaces, but YAML reads them as letters, so they do not indent a \
    line. They usually come from web pages and word processors. Replace them with spaces.
    """,
    .spec(
      wrong: "\u{A0}style: plain",
      right: "style: plain"))
}
