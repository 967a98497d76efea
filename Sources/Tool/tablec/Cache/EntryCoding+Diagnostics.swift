import TableDiagnostics

extension EntryWriter {
  /// Every property of a diagnostic; a test fails if one is added and not written here.
  mutating func diagnostic(_ value: Diagnostic) {
    text(value.code.rawValue)
    text(value.severity.rawValue)
    text(value.message)
    range(value.range)
    optional(value.label) { $0.text($1) }
    list(value.notes) { writer, note in
      writer.text(note.message)
      writer.optional(note.range) { $0.range($1) }
    }
    optional(value.help) { $0.text($1) }
    optional(value.subject) { $0.text($1) }
    list(value.fixIts) { writer, fixIt in
      writer.text(fixIt.message)
      writer.range(fixIt.range)
      writer.text(fixIt.replacement)
      writer.text(fixIt.applicability.rawValue)
    }
    list(value.figures) { writer, figure in
      writer.text(figure.name)
      writer.number(figure.value)
    }
  }

  mutating func range(_ value: SourceRange) {
    text(value.file)
    number(value.isWholeFile ? 0 : 1)
    guard !value.isWholeFile else { return }
    for position in [value.start, value.end] {
      number(position.line)
      number(position.column)
    }
  }
}

extension EntryReader {
  mutating func diagnostic() throws(Damaged) -> Diagnostic {
    guard let code = Self.codes[try text()], let severity = Severity(rawValue: try text()) else { throw Damaged() }
    let (message, range) = (try text(), try range())
    var value = Diagnostic(code: code, severity: severity, message: message, range: range)
    value.label = try optional { reader throws(Damaged) in try reader.text() }
    value.notes = try list { reader throws(Damaged) in
      Note(message: try reader.text(), range: try reader.optional { reader throws(Damaged) in try reader.range() })
    }
    value.help = try optional { reader throws(Damaged) in try reader.text() }
    value.subject = try optional { reader throws(Damaged) in try reader.text() }
    value.fixIts = try list { reader throws(Damaged) in
      let (message, range, replacement) = (try reader.text(), try reader.range(), try reader.text())
      guard let applicability = FixIt.Applicability(rawValue: try reader.text()) else { throw Damaged() }
      return FixIt(message: message, range: range, replacement: replacement, applicability)
    }
    value.figures = try list { reader throws(Damaged) in
      Diagnostic.Figure(name: try reader.text(), value: try reader.number())
    }
    return value
  }

  static let codes = Dictionary(CodeRegistry.all.map { ($0.rawValue, $0) }) { first, _ in first }

  mutating func range() throws(Damaged) -> SourceRange {
    let file = try text()
    switch try number() {
    case 0: return SourceRange(file: file)
    case 1: return SourceRange(file: file, start: try position(), end: try position())
    default: throw Damaged()
    }
  }

  private mutating func position() throws(Damaged) -> SourcePosition {
    let position = SourcePosition(line: try count(), column: try count())
    // Positions count from 1, and are calculated with.
    guard (1...1 << 32).contains(position.line), (1...1 << 32).contains(position.column) else { throw Damaged() }
    return position
  }
}
