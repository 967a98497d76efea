import TableDiagnostics
import TableIR
import TableParsing

/// What becomes of a spec that an import writes again: of what the last import wrote, what the team made of it, and what it would write now.
///
/// What an import wrote is kept beside the list of the folder, so that edits and changes of the document merge, and two branches that import
/// the same document do, too.
struct ImportMerge {
  enum Result {
    case write(Merged)
    /// The spec cannot be merged, so it stays as it is; for these reasons.
    case refuse([Diagnostic])
    /// The spec is not what an import wrote, as far as is known.
    case unknown
  }

  /// What becomes of a spec.
  struct Merged {
    var bytes: [UInt8]
    /// What the next merge begins with: what the document has, but where both changed the same, what they began with.
    var base: [UInt8]
    /// Whether it has edits of the team that the document has not, and whether there is nothing to write for it.
    var hasEdits = false
    var isKept = false
    /// Where both changed the same, of which the team's stays: errors, or warnings if edits are to stay.
    var problems: [Diagnostic] = []
    /// The first of these in the spec as it is.
    var standing: Diagnostic?

    var hasConflicts: Bool { problems.contains { $0.severity == .error } }
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
    let new = Merged(bytes: bytes, base: bytes)
    guard !isForced, let written = try OutputFile.read(place, limit: ImportSource.mostBytes) else { return .write(new) }
    let own = Self.withLineFeeds(written)
    guard own != bytes else { return .write(new) }
    guard let known = try OutputFile.read(base(of: name), limit: ImportSource.mostBytes) else { return .unknown }
    let base = Self.withLineFeeds(known)
    if own == base { return .write(new) }
    let kept = Merged(bytes: written, base: bytes, hasEdits: true, isKept: true)
    if base == bytes { return .write(kept) }
    if case .conflict(let line) = UnreadableText(own) { return .refuse([Self.unresolved(at: place, line: line)]) }
    let merge = LineMerge(base, own: own, other: bytes)
    let table = parser.parse(own, path: place.path).table
    let all = Set([table, parser.parse(bytes, path: place.path).table].flatMap { $0?.rowIDs ?? [] })
    let rows = RowPlaces(table)
    let standing = merge.conflicts.map { Self.problem($0, at: place, line: $0.line, rows, all) }
    guard merge.isWhole else { return .refuse(standing.isEmpty ? [Self.moved(at: place)] : standing) }
    guard merge.bytes != own else {
      return .write(kept.with(standing, standing: standing.first, keepsEdits ? nil : merge.rest))
    }
    // What merges may still contradict each other: an id that each of them gives to a row.
    let read = parser.parse(merge.bytes, path: place.path)
    guard table == nil || read.table != nil else {
      return .refuse(standing + [Self.contradiction(read.diagnostics, at: place)])
    }
    let mergedRows = RowPlaces(read.table)
    let problems = merge.conflicts.map { Self.problem($0, at: place, line: $0.mergedLine, mergedRows, all) }
    let merged = Merged(bytes: merge.bytes, base: bytes, hasEdits: merge.bytes != bytes)
    return .write(merged.with(problems, standing: standing.first, keepsEdits ? nil : merge.rest))
  }

  /// Why a spec is not what an import would leave; nil if it is.
  func staleness(_ result: Result, of bytes: [UInt8], at place: OutputPlace) throws(Diagnostic) -> Diagnostic? {
    switch result {
    case .write(let merged):
      guard merged.hasConflicts, var problem = merged.standing else {
        return merged.isKept ? nil : try OutputVerification.problem(merged.bytes, at: place)
      }
      problem.code = .staleOutput
      return problem
    case .refuse(let problems):
      var problem = problems.first
      problem?.code = .staleOutput
      return problem
    case .unknown:
      var problem = try OutputVerification.problem(bytes, at: place)
      problem?.notes.append(Note(message: "it is not what an import wrote: --force overwrites it"))
      return problem
    }
  }

  /// A text without the carriage returns that git puts before line feeds in a checkout.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    return bytes.indices.lazy
      .filter { bytes[$0] != 0x0D || $0 + 1 >= bytes.count || bytes[$0 + 1] != 0x0A }.map { bytes[$0] }
  }

  /// - Parameters:
  ///   - line: its place in the text that is there in the end.
  ///   - rows: those of that text.
  ///   - all: the ids of the rows of both sides.
  private static func problem(
    _ conflict: LineMerge.Conflict, at place: OutputPlace, line: Int, _ rows: RowPlaces, _ all: Set<String>
  ) -> Diagnostic {
    let start = SourcePosition(line: line, column: 1)
    // Whole rows are named, also those that are not there any more.
    let whole = (conflict.own.first ?? conflict.other.first).flatMap(ListElements.id)
    let id = whole.flatMap { all.contains($0) ? $0 : nil } ?? rows.row(before: line)
    let row = id.map { " in the row \($0.quotedForMessage)" } ?? ""
    let key = conflict.key.map { ": \($0.quotedForMessage)" } ?? ""
    return Diagnostic(
      code: .editedImport, message: "the document changed what was edited here\(key)\(row)",
      range: SourceRange(file: place.path, start: start, end: start),
      notes: notes("the spec has", conflict.own) + notes("the document has", conflict.other),
      help:
        "write the same, or import with --keep-edits to keep the spec's, or with --force to overwrite the whole spec"
    )
  }

  /// A side of a merge that was not resolved is no edit.
  private static func unresolved(at place: OutputPlace, line: Int) -> Diagnostic {
    let start = SourcePosition(line: line, column: 1)
    return Diagnostic(
      code: .editedImport, message: "an unresolved merge conflict",
      range: SourceRange(file: place.path, start: start, end: start), help: "resolve the conflict, and import again")
  }

  /// What of the document an import left out, where edits stay.
  fileprivate static func warning(_ problem: Diagnostic) -> Diagnostic {
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
      help: "write the document's change into the spec, then import with --keep-edits, or --force overwrites the spec")
  }

  private static func moved(at place: OutputPlace) -> Diagnostic {
    Diagnostic(
      code: .editedImport, message: "the document and the spec moved the same rows or views to different places",
      range: SourceRange(file: place.path),
      help: "move them in the spec to where the document has them, and import again, or --force overwrites the spec")
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

extension ImportMerge.Merged {
  /// - Parameter rest: the base while there are conflicts; nil if edits are to stay, and what they leave out is only told.
  fileprivate func with(_ problems: [Diagnostic], standing: Diagnostic?, _ rest: [UInt8]?) -> Self {
    guard !problems.isEmpty else { return self }
    var merged = self
    merged.problems = rest == nil ? problems.map(ImportMerge.warning) : problems
    merged.standing = standing
    if let rest { merged.base = rest }
    if rest != nil, !isKept {
      merged.problems[0].notes.append(Note(message: "the document's other changes are in the spec"))
    }
    return merged
  }
}

extension Table {
  fileprivate var rowIDs: [String] { sections.flatMap { $0.rows.map(\.id) } }
}
