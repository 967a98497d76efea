import TableDiagnostics

// E0010–E0099: YAML syntax, anchors and aliases.
extension DiagnosticCode {
  static let syntaxCodes = [
    yamlSyntax, unclosedQuote, tabIndentation, undefinedAlias, recursiveAlias,
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
}
