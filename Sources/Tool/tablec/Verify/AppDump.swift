import TableDiagnostics
import TableDiff
import TableIR
import TableLayout
import TableParsing
import TableSupport
import ViewDumps

/// A file with a dump of an app's views, and the environment that its name states.
struct AppDump: Sendable {
  /// The path below the folder of dumps, without a suffix: `forms/login.phone-dark`.
  var name: String
  var file: SpecFile
  /// The name of an environment of the spec; nil if the file is named after the spec alone.
  var environment: String?
  /// The bytes of a file that can be read only once.
  var kept: [UInt8]?
}

/// A dump after it was read.
struct DumpInput: Sendable {
  var snapshot: Snapshot
  var hints: DumpHints
  var environment: String?
  /// The name of its environment in a report.
  var label: String
}

extension DiffReader {
  /// The work of reading a byte of a dump, and of keeping one of its rows, in steps (``WorkMeter``).
  private static let costs = (byte: 4, row: 1_300)

  /// Reads the dumps of one spec. Those that cannot be read are reported, and the others are compared.
  func readDumps(_ dumps: [AppDump]) -> Reading {
    var reading = Reading()
    var inputs: [DumpInput] = []
    let work = session.work
    for dump in dumps {
      do throws(Diagnostic) {
        let bytes =
          if let kept = dump.kept { kept } else { try dump.file.read(limit: session.maxBytes) }
        guard LFSPointer(bytes) == nil else { throw .notFetched(dump.file.path) }
        work.spend(Self.costs.byte, times: bytes.count)
        let read = try readDump(bytes, path: dump.file.path, into: &reading)
        work.spend(Self.costs.row, times: read.snapshot.sections.reduce(0) { $0 + $1.rows.count })
        guard !work.isSpent else {
          throw Diagnostic(
            code: .tooMuchWork, message: "reading \(counted(dumps.count, "dump")) of one spec exceeds the work limit",
            range: SourceRange(file: dump.file.path),
            help: "compare fewer dumps, or raise the limit with --max-work if they are yours")
        }
        inputs.append(
          DumpInput(
            snapshot: read.snapshot, hints: read.hints, environment: dump.environment,
            label: dump.environment ?? dump.name))
      } catch {
        reading.diagnostics.add(error)
        if error.code == .tooMuchWork { return reading }
      }
    }
    if !inputs.isEmpty { reading.side = .dumps(inputs) }
    reading.work = work.spent
    return reading
  }
}

extension SpecComparison {
  /// The environment in which a spec is laid out for a dump: the one that the dump's name states, the only one that the spec
  /// declares, or else the one that the dump's views suggest.
  func entry(of table: Table, for dump: DumpInput, path: String) throws(Diagnostic) -> EnvironmentMatrix.Entry {
    let entries = try environments.ofAllNames.entries(of: table)
    if let name = dump.environment {
      if let entry = entries.first(where: { $0.name == name }) { return entry }
      throw Diagnostic(
        code: .dumpWithoutSpec, message: "the spec has no environment '\(name)'", range: SourceRange(file: path))
    }
    if entries.count == 1, !table.environments.isEmpty, let only = entries.first { return only }
    return try entry(of: table, like: .dump(dump.snapshot, dump.hints), path: path)
  }
}
