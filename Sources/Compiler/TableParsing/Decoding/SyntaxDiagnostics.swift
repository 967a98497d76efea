import TableDiagnostics
import YAMLSyntax

extension Diagnostic {
  /// What the YAML reader refused, as a diagnostic at the same place, with what its source shows of the cause.
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
          message: "a comment begins at this '#', inside an open bracket",
          range: SourceRange(file: file, start: comment, end: end)))
    }
    self.init(code: error.kind.code, message: error.problem, range: range, notes: notes, help: error.kind.help)
    if error.kind == .unclosedBracket, notes.count > (error.context == nil ? 0 : 1) {
      help = "put the text or the colour with the '#' in quotes: the comment hides the bracket that closes this one"
    }
    if isBroken { explain(error, in: file, source: source) }
    if error.problem.hasPrefix("a byte order mark") {
      let end = SourcePosition(line: start.line, column: start.column + 1)
      fixIts = [
        FixIt(message: "remove it", range: SourceRange(file: file, start: start, end: end), replacement: "", .safe)
      ]
    }
    // Spaces where blanks were can be too few or too many for the lines around them.
    let mayMisplace = code == .blankIndentation && fixIts.contains { $0.replacement.contains(" ") }
    fixIts = fixIts.filter { Self.isHarmless($0, in: source, readsAll: mayMisplace) }
  }

  /// Says more of an error whose cause its source shows.
  private mutating func explain(_ error: SyntaxError, in file: String, source: [UInt8]) {
    if let blanks = UnicodeBlank.indentation(in: source, upTo: error.mark.line) {
      self = Diagnostic(blanks, in: file)
    } else if let header = error.blockHeader(in: source) {
      let end = SourcePosition(line: range.start.line, column: range.start.column + header.unicodeScalars.count)
      range = SourceRange(file: file, start: range.start, end: end)
      message = "'\(header)' cannot begin a text over several lines in brackets"
      help = "write the mapping without brackets, one key on each line, or put quotes around the text itself"
    } else if let value = UnquotedValue(error, in: source) {
      if let problem = value.problem { message = problem }
      // What holds the value is not what is wrong.
      notes.removeAll { $0.message == error.context }
      explain(value, in: file, source: source)
    } else if let key = error.gluedKey(in: source) {
      help = "put a space after the colon: \(key)"
    } else if let column = error.entryColumn(in: source) {
      message = "this indentation matches no previous line; the keys of the entry above start in column \(column)"
      help = "indent it by \(column - 1) spaces, as the other keys of the entry"
    } else if let spaces = error.entryIndentation {
      help = "indent it by \(spaces) spaces, as the other keys of the entry, or begin an entry with '- '"
    }
  }

  private mutating func explain(_ value: UnquotedValue, in file: String, source: [UInt8]) {
    range = SourceRange(file: file, start: value.start, end: value.end)
    let trial = ValueTrial(of: range, in: source)
    if let code = value.code {
      message = code.problem
      help = code.help
      guard let text = code.text, trial?.allows(text) == true else { return }
      fixIts = [FixIt(message: "replace with '\(text)'", range: range, replacement: text, .safe)]
      return
    }
    help = "put it in quotes: \(value.quoted)"
    if let trial, !trial.allows(value.quoted) {
      help = "put the whole text in quotes"
      // The text goes on in the lines below.
      guard let rest = trial.rest, let quoted = UnquotedValue.quoted(value.text + rest.text) else { return }
      let whole = SourceRange(file: file, start: value.start, end: rest.end)
      guard ValueTrial(of: whole, in: source)?.allows(quoted) == true else { return }
      help = "put it in quotes: \(quoted)"
      fixIts = [FixIt(message: "put it in quotes", range: whole, replacement: quoted, .safe)]
    } else if trial != nil {
      fixIts = [FixIt(message: "put it in quotes", range: range, replacement: value.quoted, .safe)]
    }
  }

  /// Whether the file can be read with a fix-it, or, unless all must be, at least further.
  private static func isHarmless(_ fix: FixIt, in source: [UInt8], readsAll: Bool) -> Bool {
    guard var edits = TextEdits(source), edits.add(fix) else { return false }
    let text = edits.result
    if readsAll { return (try? SyntaxTree.parse(text.new.bytes)) != nil }
    return EditReview(text, solving: [], limits: SyntaxLimits()).objection == nil
  }

  private init(_ blanks: UnicodeBlank.Indentation, in file: String) {
    let range = SourceRange(file: file, start: blanks.place.lowerBound, end: blanks.place.upperBound)
    let block = SourceRange(file: file, start: blanks.block.lowerBound, end: blanks.block.upperBound)
    let isInvisible = UnicodeBlank.isInvisible(blanks.first)
    self.init(
      code: .blankIndentation, message: UnicodeBlank.indentationProblem(of: blanks.first), range: range,
      label: isInvisible ? "it is invisible" : "it looks like a space",
      help: isInvisible ? "remove this invisible character" : "indent with spaces",
      fixIts: [
        FixIt(
          message: isInvisible ? "remove it" : "replace with spaces", range: block, replacement: blanks.replacement,
          .safe)
      ])
  }
}

extension SyntaxError {
  /// A key that the value follows without a space, with the space: `rows: [a]` for `rows:[a]`; nil for another problem.
  fileprivate func gluedKey(in bytes: [UInt8]) -> String? {
    guard problem.hasPrefix("expected ':' after this key") else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: Int(mark.line), omittingEmptySubsequences: false)
    guard lines.count >= Int(mark.line), lines[Int(mark.line) - 1].count <= 200 else { return nil }
    let text = String(decoding: lines[Int(mark.line) - 1].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex, text[..<colon].allSatisfy(\.isLetter),
      text.index(after: colon) < text.endIndex
    else { return nil }
    return "\(text[...colon]) \(text[text.index(after: colon)...])"
  }

  /// The sign of a text over several lines inside a bracket, where YAML has none: `>-`; nil for another problem.
  fileprivate func blockHeader(in bytes: [UInt8]) -> String? {
    guard ["'>' cannot start", "'|' cannot start"].contains(where: problem.hasPrefix) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: Int(mark.line), omittingEmptySubsequences: false)
    guard lines.count >= Int(mark.line) else { return nil }
    let line = String(decoding: lines[Int(mark.line) - 1], as: UTF8.self).unicodeScalars.dropFirst(Int(mark.column) - 1)
    let header = line.prefix { "|>+-123456789".unicodeScalars.contains($0) }
    let rest = line.dropFirst(header.count).drop { $0 == " " || $0 == "\r" }
    // `> 5` is a text.
    let isChomped = header.dropFirst().contains { $0 == "+" || $0 == "-" }
    return isChomped || rest.isEmpty || rest.first == "#" ? String(header) : nil
  }

  /// The column of the keys of the list's entry above a line that is indented almost as they are; nil if none is above it.
  fileprivate func entryColumn(in bytes: [UInt8]) -> Int? {
    guard problem.contains("this indentation matches no previous line") else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: Int(mark.line), omittingEmptySubsequences: false)
    guard lines.count >= Int(mark.line) else { return nil }
    for line in lines[..<(Int(mark.line) - 1)].reversed() {
      let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
      guard let first = line.dropFirst(indentation).first else { continue }
      guard first == UInt8(ascii: "-") else {
        if indentation + 1 > Int(mark.column) { continue }
        return nil
      }
      let blanks = line.dropFirst(indentation + 1).prefix { $0 == UInt8(ascii: " ") }.count
      guard blanks > 0, indentation + 1 < Int(mark.column) else { return nil }
      return indentation + blanks + 2
    }
    return nil
  }

  /// How many spaces would make a line a key of the list's entry above it, where it is between the two.
  fileprivate var entryIndentation: Int? {
    guard let start = contextMark, context == "the list starts here", mark.column > start.column,
      mark.column <= start.column + 4
    else { return nil }
    return Int(start.column) + 1
  }
}

extension SyntaxError.Kind {
  fileprivate var code: DiagnosticCode {
    switch self {
    case .invalidEncoding: .invalidEncoding
    case .binary: .binaryFile
    case .tabIndentation: .tabIndentation
    case .unclosedQuote: .unclosedQuote
    case .unclosedBracket, .scanner, .parser, .tags: .yamlSyntax
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
    case .binary: "write the spec as YAML in a text file"
    case .tabIndentation: "replace each tab with two spaces"
    case .unclosedQuote: "close the quote, or remove it"
    case .unclosedBracket: "close the bracket"
    case .anchorName: "put a space after the name; names consist of letters, digits, '-' and '_'"
    case .gluedComment: "put a space before '#', or put the text that contains it in quotes"
    case .blockText: "remove the spaces from the blank lines, and end the file with a line break"
    case .continuation: "indent the line, or close the quote or bracket before it"
    case .flowIndicator: "put the text in quotes"
    case .bytes: "raise the limit with --max-bytes if you trust the spec"
    case .depth: "raise the limit with --max-depth if you trust the spec"
    case .aliases: "raise the limit with --max-aliases if you trust the spec"
    case .nodes: "raise the limit with --max-nodes if you trust the spec"
    case .expansion: "raise the limit with --max-expansion if you trust the spec"
    case .scanner, .parser, .undefinedAlias, .recursiveAlias, .complexKey, .tags: nil
    }
  }
}
