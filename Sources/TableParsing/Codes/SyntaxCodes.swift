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
    The text is not YAML: an indentation that fits no level, a list item among keys, a bracket that is never \
    closed. The caret stands where the parser could not go on; the cause is on that line or just before it.
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
    "E0011", "a quote is never closed",
    """
    A quoted text runs to the next quote of its kind, over line ends too, and here none comes. Inside single \
    quotes an apostrophe is written twice; inside double quotes a quote is written \\".
    """,
    .rows(wrong: "- text: 'Ann''s phone", right: "- text: 'Ann''s phone'"))

  public static let tabIndentation = DiagnosticCode(
    "E0012", "a tab where indentation is expected",
    """
    YAML allows only spaces for indentation, since nobody knows how wide a tab is. Replace each tab by spaces \
    and tell the editor to do so.
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
    "E0013", "an alias without an anchor",
    """
    An alias such as '*tall' repeats the node that bears the anchor '&tall', which must come before it in the \
    same file. Define the anchor first, or mend the spelling.
    """,
    .rows(
      wrong: "- {text: Ann, font: *big}",
      right: """
        - text: {text: Ann, font: &big {size: 22}}
        - text: {text: Ben, font: *big}
        """))

  public static let recursiveAlias = DiagnosticCode(
    "E0014", "an alias inside its own anchor",
    """
    An alias stands for the whole node that bears its anchor. Inside that node it would hold itself without end. \
    Anchor a smaller node, or write the part out.
    """,
    .rows(
      wrong: "- &ann {text: Ann, accessory: {image: *ann}}",
      right: """
        - {text: Ann, image: &face {size: [24, 24]}}
        - {text: Ben, accessory: {image: *face}}
        """))

  public static let anchorName = DiagnosticCode(
    "E0015", "a name that goes on after an anchor or alias",
    """
    The name of an anchor or alias ends at a space, so that '&an:chor' names 'an:chor' and '*tall: 60' is an alias to \
    'tall:'. Other readers of YAML end it before the colon. Rather than read one for the other, the file is refused.
    """,
    .rows(
      wrong: "- text: &title:one Ann",
      right: "- text: &title-one Ann"))

  public static let gluedComment = DiagnosticCode(
    "E0016", "a '#' right after a value",
    """
    A comment starts with a '#' that has a space before it. Right after a quote, a bracket or a comma it starts none, and \
    what follows it would be lost.
    """,
    .rows(
      wrong: """
        - text: "Ann"# the first
        """,
      right: """
        - text: "Ann" # the first
        """))

  public static let ambiguousBlockText = DiagnosticCode(
    "E0017", "a text block with ambiguous lines",
    """
    In a text block (after '|' or '>') the first line that is not blank sets the indentation. Blank lines before it with \
    more spaces than that, or a last line of spaces that the file ends in, are read in different ways.
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
    "E0018", "a value's next line is not indented",
    """
    The lines of a value that goes on over several lines are indented deeper than the key it belongs to, in quotes and \
    brackets too. A line that is not often means that a quote or a bracket before it was never closed.
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
    "E0019", "a sign in brackets that is no value",
    """
    In brackets '?' before a space starts a key, and '-' starts no entry. A text that begins with '?' or consists of '-' \
    alone stands in quotes there.
    """,
    .spec(
      wrong: "sections: [{header: -, rows: []}]",
      right: "sections: [{header: '-', rows: []}]"))

  public static let blankIndentation = DiagnosticCode(
    "E0020", "a blank that is not a space",
    """
    A no-break space and other blanks of Unicode look like spaces, but YAML reads them as letters: a line that they indent is \
    not indented. They come from web pages and word processors. Replace them with spaces.
    """,
    .spec(
      wrong: "\u{A0}style: plain",
      right: "style: plain"))
}
