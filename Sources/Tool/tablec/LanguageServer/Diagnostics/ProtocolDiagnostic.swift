import TableDiagnostics
import TableLanguageServer
import TableParsing
import TableSupport

/// A problem as editors show it, at its place in one document.
struct ProtocolDiagnostic: Hashable, Sendable {
  struct Related: Hashable, Sendable {
    var uri: String
    var range: TextRange
    var message: String
  }

  var range: TextRange
  var severity: Severity
  var code: String
  /// The rule's name, by which comments and configurations know it.
  var rule: String?
  var message: String
  var related: [Related] = []
  var isUnnecessary = false
  /// The address of the code's description.
  var address: String?

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("range", range)
      writer.member("severity", severityNumber)
      writer.member("code", code)
      if let address { writer.object("codeDescription") { $0.member("href", address) } }
      writer.member("source", "tablec")
      writer.member("message", message)
      if isUnnecessary { writer.array("tags") { $0.integer(1) } }
      guard !related.isEmpty else { return }
      writer.array("relatedInformation") { writer in
        for place in related {
          writer.object { writer in
            writer.object("location") { writer in
              writer.member("uri", place.uri)
              writer.member("range", place.range)
            }
            writer.member("message", place.message)
          }
        }
      }
    }
  }

  private var severityNumber: Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

/// The problems of a spec, each in the document that it is in.
struct DiagnosticPlaces {
  let session: ServerSession
  let study: SpecStudy?
  private var documents: [String: TextDocument?] = [:]

  /// - Parameter study: Nil for problems of other files than specs.
  init(_ session: ServerSession, _ study: SpecStudy? = nil) {
    (self.session, self.study) = (session, study)
  }

  /// The document of a file as it was studied.
  mutating func document(of file: String) -> TextDocument? {
    if let known = documents[file] { return known }
    let document = session.document(at: file, in: study)
    documents[file] = .some(document)
    return document
  }

  /// The range of a place, and the address of its document. A whole file is its first line.
  mutating func place(of range: SourceRange) -> (uri: String, range: TextRange) {
    let start = TextPosition(line: 0, character: 0)
    guard let document = document(of: range.file) else {
      return (session.snapshot.uri(ofPath: absolute(range.file)), TextRange(start: start, end: start))
    }
    if range.isWholeFile {
      return (document.uri, document.range(of: document.line(0) ?? 0..<0, session.encoding))
    }
    return (document.uri, document.range(of: span(of: range, in: document), session.encoding))
  }

  /// The bytes of a range in its document.
  func span(of range: SourceRange, in document: TextDocument) -> Range<Int> {
    let start = document.offset(line: range.start.line, column: range.start.column)
    return start..<max(start, document.offset(line: range.end.line, column: range.end.column))
  }

  /// - Returns: The problem, and the address of the document that it is in.
  mutating func diagnostic(_ diagnostic: Diagnostic) -> (uri: String, diagnostic: ProtocolDiagnostic) {
    let place = place(of: diagnostic.range)
    var message = diagnostic.message
    if let label = diagnostic.label { message += ": \(label)" }
    // Notes without a place have no room of their own.
    for note in diagnostic.notes where note.range == nil { message += "\nnote: \(note.message)" }
    if let help = diagnostic.help { message += "\nhelp: \(help)" }
    var result = ProtocolDiagnostic(
      range: place.range, severity: diagnostic.severity, code: diagnostic.code.rawValue, rule: diagnostic.code.rule,
      message: safeLines(message))
    result.related = diagnostic.notes.compactMap { note in
      guard let range = note.range else { return nil }
      let place = self.place(of: range)
      return .init(uri: place.uri, range: place.range, message: safeText(note.message))
    }
    result.isUnnecessary = Self.unnecessary.contains(diagnostic.code)
    result.address = session.settings.documentation.map { $0 + "#" + Self.anchor(of: diagnostic.code) }
    return (place.uri, result)
  }

  private func absolute(_ path: String) -> String {
    session.snapshot.texts.place(of: path) ?? WorkingFolder.absolute(path)
  }

  /// The heading of a code on the page of all codes.
  private static func anchor(of code: DiagnosticCode) -> String {
    var anchors = ReferenceAnchors()
    return anchors.anchor(of: "\(code.rawValue): \(code.title)")
  }

  /// What is declared or set and has no effect, which editors show faded.
  private static let unnecessary: Set<DiagnosticCode> = [
    .unusedTemplate, .unusedAppearanceRule, .repeatedConstraint, .unshownDetailText,
  ]
}
