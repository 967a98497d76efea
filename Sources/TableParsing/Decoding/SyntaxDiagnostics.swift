import TableDiagnostics
import YAMLSyntax

extension Diagnostic {
  /// What the YAML reader refused, as a diagnostic at the same place, with what its source tells of the cause.
  public init(_ error: SyntaxError, in file: String, source: [UInt8]) {
    let start = SourcePosition(error.mark)
    let isWhole = error.kind == .bytes
    let range = isWhole ? SourceRange(file: file) : SourceRange(file: file, start: start, end: start)
    var notes: [Note] = []
    if let context = error.context, let mark = error.contextMark {
      let place = SourcePosition(mark)
      notes.append(Note(message: context, range: SourceRange(file: file, start: place, end: place)))
    }
    let isBroken = [.unclosedBracket, .parser, .scanner].contains(error.kind)
    if isBroken, let comment = FlowComment.find(in: source, upTo: error.mark) {
      let end = SourcePosition(line: comment.line, column: comment.column + 1)
      notes.append(
        Note(
          message: "a comment begins at this '#', inside an open bracket: put a colour in quotes",
          range: SourceRange(file: file, start: comment, end: end)))
    }
    self.init(code: error.kind.code, message: error.problem, range: range, notes: notes, help: error.kind.help)
  }
}

extension SyntaxError.Kind {
  fileprivate var code: DiagnosticCode {
    switch self {
    case .invalidEncoding: .invalidEncoding
    case .binary: .binaryFile
    case .tabIndentation: .tabIndentation
    case .unclosedQuote: .unclosedQuote
    case .unclosedBracket, .scanner, .parser, .tags, .memory: .yamlSyntax
    case .undefinedAlias: .undefinedAlias
    case .recursiveAlias: .recursiveAlias
    case .anchorName: .anchorName
    case .gluedComment: .gluedComment
    case .blockText: .ambiguousBlockText
    case .continuation: .shallowContinuation
    case .flowIndicator: .flowIndicator
    case .complexKey: .nonScalarKey
    case .bytes: .tooManyBytes
    case .depth: .tooDeep
    case .aliases: .tooManyAliases
    case .nodes: .tooManyNodes
    case .expansion: .aliasExpansion
    }
  }

  fileprivate var help: String? {
    switch self {
    case .invalidEncoding: "save the file as UTF-8"
    case .binary: "a spec is a YAML text"
    case .tabIndentation: "indent with spaces"
    case .unclosedQuote: "close the quote, or remove it"
    case .unclosedBracket: "close the bracket"
    case .anchorName: "put a space after the name; names consist of letters, digits, '-' and '_'"
    case .gluedComment: "put a space before '#', or put the text that holds it in quotes"
    case .blockText: "remove the spaces from the blank lines, and end the file with a line break"
    case .continuation: "indent the line, or close the quote or bracket before it"
    case .flowIndicator: "put the text in quotes"
    case .bytes: "raise the limit with --max-bytes if the spec is yours"
    case .depth: "raise the limit with --max-depth if the spec is yours"
    case .aliases: "raise the limit with --max-aliases if the spec is yours"
    case .nodes: "raise the limit with --max-nodes if the spec is yours"
    case .expansion: "raise the limit with --max-expansion if the spec is yours"
    case .scanner, .parser, .undefinedAlias, .recursiveAlias, .complexKey, .tags, .memory: nil
    }
  }
}
