import TableDiagnostics
import TableIR
import TableParsing

/// What becomes of a spec that an import writes again: of what the last import wrote, what the team made of it, and what it would write now.
///
/// What an import wrote is kept beside the list of the folder, so that edits and changes of the document merge, and two branches that import
/// the same document do, too.
struct ImportMerge {
  enum Result {
    /// - Parameters:
    ///   - isMerged: whether they have edits of the team, too.
    ///   - left: what of the document was left out, because edits stay.
    case write([UInt8], isMerged: Bool, left: [Diagnostic] = [])
    /// The document has nothing for the edited spec, which stays.
    case keep(left: [Diagnostic] = [])
    /// Both changed the same lines: the problems, one for each place.
    case conflict([Diagnostic])
    /// Both changed what does not compile together.
    case contradiction(Diagnostic)
    /// The spec is not what an import wrote, as far as is known.
    case unknown
  }

  /// The folder of what imports wrote.
  static let folder = ".tablec-imports"

  let outputs: String
  let parser: SpecParser
  /// Whether the team's lines stay where both changed them.
  let keepsEdits: Bool

  /// Where the text is kept that an import wrote to a spec.
  func base(of name: String) -> OutputPlace { Self.base(of: name, in: outputs) }

  static func base(of name: String, in outputs: String) -> OutputPlace {
    OutputPlace(named: outputs, below: "\(folder)/\(name)")
  }

  func result(
    of bytes: [UInt8], at place: OutputPlace, _ name: String, isForced: Bool
  ) throws(Diagnostic) -> Result {
    guard !isForced, let own = try OutputFile.read(place, limit: ImportSource.mostBytes), own != bytes else {
      return .write(bytes, isMerged: false)
    }
    guard let base = try OutputFile.read(base(of: name), limit: ImportSource.mostBytes) else { return .unknown }
    if own == base { return .write(bytes, isMerged: false) }
    if base == bytes { return .keep() }
    let merge = LineMerge(base, own: own, other: bytes)
    let table = parser.parse(own, path: place.path).table
    let places = RowPlaces(table)
    let problems = merge.conflicts.map { Self.problem($0, places, at: place) }
    guard problems.isEmpty || keepsEdits else { return .conflict(problems) }
    let left = problems.map(Self.warning)
    if merge.bytes == own { return .keep(left: left) }
    // Lines that merge may still contradict each other: an id that each of them gives to a row.
    let read = parser.parse(merge.bytes, path: place.path)
    guard table == nil || read.table != nil else {
      return .contradiction(Self.contradiction(read.diagnostics, at: place))
    }
    return .write(merge.bytes, isMerged: true, left: left)
  }

  /// Why a spec is not what an import would leave; nil if it is.
  func staleness(_ result: Result, of bytes: [UInt8], at place: OutputPlace) throws(Diagnostic) -> Diagnostic? {
    switch result {
    case .keep: return nil
    case .write(let bytes, _, _): return try OutputVerification.problem(bytes, at: place)
    case .conflict(let problems):
      var problem = problems.first
      problem?.code = .staleOutput
      return problem
    case .contradiction, .unknown:
      var problem = try OutputVerification.problem(bytes, at: place)
      problem?.notes.append(Note(message: "it is not what an import wrote: --force overwrites it"))
      return problem
    }
  }

  /// - Parameter places: those of the rows of the spec as it is.
  private static func problem(_ conflict: LineMerge.Conflict, _ places: RowPlaces, at place: OutputPlace) -> Diagnostic
  {
    let start = SourcePosition(line: conflict.line, column: 1)
    let row = places.row(before: conflict.line).map { " in the row \($0.quotedForMessage)" } ?? ""
    return Diagnostic(
      code: .editedImport, message: "the document changed what was edited here\(row)",
      range: SourceRange(file: place.path, start: start, end: start),
      notes: notes("the spec has", conflict.own) + notes("the document has", conflict.other),
      help:
        "write the same, or import with --keep-edits to keep the spec's lines, or with --force to take the document's"
    )
  }

  /// What of the document an import left out, where edits stay.
  private static func warning(_ problem: Diagnostic) -> Diagnostic {
    var warning = problem
    (warning.code, warning.severity) = (.leftOfDocument, .warning)
    warning.help = "the spec's lines stay; write what is missing there"
    return warning
  }

  private static func contradiction(_ found: DiagnosticBag, at place: OutputPlace) -> Diagnostic {
    let error = found.diagnostics.first { $0.severity == .error }
    return Diagnostic(
      code: .editedImport, message: "what changed in the document and in the spec does not compile together",
      range: SourceRange(file: place.path), notes: error.map { [Note(message: $0.message)] } ?? [],
      help: "write the document's change into the spec, then import with --keep-edits, or --force takes the document's")
  }

  private static let mostLines = 8

  /// What a side has of lines that both changed.
  private static func notes(_ words: String, _ lines: [LineMerge.Line]) -> [Note] {
    guard !lines.isEmpty else { return [Note(message: "\(words) nothing here")] }
    let shown = lines.prefix(mostLines).map { line in
      let text = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isNewline).joined()
      return Note(message: "\(words): \(safeText(String(text.drop { $0 == " " }.prefix(200))))")
    }
    let rest = lines.count - shown.count
    return shown + (rest > 0 ? [Note(message: "and \(counted(rest, "more line"))")] : [])
  }
}
