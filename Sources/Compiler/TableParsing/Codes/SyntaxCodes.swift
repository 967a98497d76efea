import TableDiagnostics

// E0010–E0099: YAML syntax, anchors and aliases.
extension DiagnosticCode {
  static let syntaxCodes = [
    yamlSyntax, unclosedQuote, tabIndentation, undefinedAlias, recursiveAlias, anchorName, gluedComment,
    ambiguousBlockText, shallowContinuation, flowIndicator, blankIndentation,
  ]

  public static let yamlSyntax = DiagnosticCode("E0010", "YAML syntax error")

  public static let unclosedQuote = DiagnosticCode("E0011", "unclosed quote")

  public static let tabIndentation = DiagnosticCode("E0012", "tab in indentation")

  public static let undefinedAlias = DiagnosticCode("E0013", "undefined alias")

  public static let recursiveAlias = DiagnosticCode("E0014", "recursive alias")

  public static let anchorName = DiagnosticCode("E0015", "ambiguous anchor or alias name")

  public static let gluedComment = DiagnosticCode("E0016", "no space before '#'")

  public static let ambiguousBlockText = DiagnosticCode("E0017", "ambiguous indentation in a block scalar")

  public static let shallowContinuation = DiagnosticCode("E0018", "continuation line is not indented")

  public static let flowIndicator = DiagnosticCode("E0019", "invalid '?' or '-' in brackets")

  public static let blankIndentation = DiagnosticCode("E0020", "a Unicode space instead of a space")
}
