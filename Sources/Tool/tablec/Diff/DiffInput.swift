import GitReading
import LayoutFormat
import TableDiagnostics
import TableDiff
import TableIR
import TableLayout
import TableParsing
import ViewDumps
import YAMLSyntax

/// A side of a comparison after it was read, before it is laid out for an environment.
enum DiffInput: Sendable {
  case spec(TableSource)
  case layout(LayoutTree)
  case dump(Snapshot, DumpHints)
  /// An app's views in several environments, each compared by itself.
  case dumps([DumpInput])
}

/// Reads the sides of a comparison.
struct DiffReader: Sendable {
  var session: Session
  /// Which of several tables of a dump is read; nil for the one with the most cells.
  var table: String?

  struct Reading: Sendable {
    /// Nil if the file cannot be read, is not a table, or is a spec with errors.
    var side: DiffInput?
    /// The problems with it, and notes.
    var diagnostics = DiagnosticBag()
    /// Whether it is no table, but a profile in a folder of specs, or a file of another program.
    var isProfile = false
    /// The work of reading it, in steps.
    var work = 0
  }

  /// - Parameter log: takes what a spec asks for, apart from its own file.
  func read(_ entry: DiffEntry, log: ReadLog? = nil) -> Reading {
    guard entry.dumps.isEmpty else { return readDumps(entry.dumps) }
    var reading = Reading()
    reading.diagnostics = DiagnosticBag(limit: session.parser.maxProblems)
    do throws(Diagnostic) {
      let bytes = try entry.read(limit: session.maxBytes)
      let path = entry.spec.path
      guard LFSPointer(bytes) == nil else { throw .notFetched(path) }
      switch DiffEntry.kind(of: bytes, path: path) {
      case .layout: reading.side = .layout(try LayoutReader().read(bytes, path: path))
      case .dump:
        let dump = try readDump(bytes, path: path, into: &reading)
        reading.side = .dump(dump.snapshot, dump.hints)
      case .spec: readSpec(bytes, entry, log, into: &reading)
      }
    } catch {
      reading.diagnostics.add(error)
    }
    return reading
  }

  /// Reads a dump, and adds the notes about it.
  func readDump(
    _ bytes: [UInt8], path: String, into reading: inout Reading
  ) throws(Diagnostic) -> DumpReader.Reading {
    let dump = try DumpReader(table: table).read(bytes, path: path)
    for note in dump.notes {
      reading.diagnostics.add(
        Diagnostic(code: .dumpContents, message: note, range: SourceRange(file: path)))
    }
    return dump
  }

  private func readSpec(_ bytes: [UInt8], _ entry: DiffEntry, _ log: ReadLog?, into reading: inout Reading) {
    var session = session.reading(from: log.map(entry.files.logged) ?? entry.files)
    // The links of a commit are its author's.
    if entry.files.revision != nil { session.parser.followsLinks = false }
    session.parser.unfetched = entry.unfetched
    let parsed = session.parse(bytes, spec: entry.spec)
    reading.work = parsed.cost
    reading.isProfile = parsed.isProfile
    if var source = parsed.source?.reading(from: entry.files) {
      source.isImported = entry.table != nil
      reading.side = .spec(source)
    } else if parsed.found.hasErrors {
      if entry.spec.root != nil, isForeign(bytes, path: entry.spec.path) {
        reading.isProfile = true
        reading.diagnostics.add(.notASpec(entry.spec.path))
      } else {
        reading.diagnostics.merge(parsed.found)
      }
    }
  }

  /// Whether a file with errors is YAML of another program: an app's folder has many. What has sections, or only keys of a table, is a spec.
  private func isForeign(_ bytes: [UInt8], path: String) -> Bool {
    guard let tree = try? SyntaxTree.parse(bytes, limits: session.parser.syntax), !tree.documents.isEmpty else {
      return false
    }
    return tree.documents.allSatisfy { root in
      KeyOrder.of(root, in: tree, path: path) == nil
        && (tree.kind(root) != .mapping
          || !tree.pairs(of: root).contains {
            tree.kind($0.key) == .scalar && tree.withScalarBytes($0.key) { $0.elementsEqual("sections".utf8) }
          })
    }
  }
}

extension Diagnostic {
  fileprivate static func notASpec(_ path: String) -> Diagnostic {
    Diagnostic(
      code: .notASpec, message: "the file is not compared, because it is not a spec", range: SourceRange(file: path),
      help: "a spec begins with 'tablespec: 1'; to leave the file out without this note, use --exclude")
  }
}
