import TableDiagnostics
import TableParsing
import TableSupport

/// Finds the dumps that an argument of `verify` names: a file, standard input, or every `.txt` file of a folder.
struct DumpFinder {
  private(set) var dumps: [AppDump] = []
  /// Whether the argument is a folder, in which a dump's path says what it belongs to.
  let isFolder: Bool

  /// Finds the dumps, and reports a path that does not exist.
  init(_ path: String, limit: Int, reporter: inout Reporter) {
    let kind = PathKind(path)
    isFolder = path != "-" && kind == .folder
    guard !isFolder else {
      let search = FolderSearch(path, for: .dumps)
      for problem in search.problems { reporter.addTrouble(problem) }
      for warning in search.warnings { reporter.addWarning(warning) }
      dumps = search.specs.map { AppDump(name: $0.outputName, file: $0) }
      return
    }
    do throws(Diagnostic) { dumps = [try Self.file(path, kind, limit: limit)] } catch { reporter.addTrouble(error) }
  }

  /// A dump that is named by itself.
  private static func file(_ path: String, _ kind: PathKind, limit: Int) throws(Diagnostic) -> AppDump {
    switch kind {
    case .missing where path != "-":
      throw NameBytes.ofArgument(path).map { .nameNotUTF8(NameBytes.shown($0)) }
        ?? Diagnostic(
          code: .noSuchFile, message: "there is no such file or folder", range: SourceRange(file: path),
          help: "name a dump of the app's views, or a folder of them")
    case .unknown(let problem) where path != "-": throw SpecFile(path: path, outputName: "").diagnostic(problem)
    default: break
    }
    var dump = AppDump(name: name(of: path), file: SpecFile(path: path, outputName: ""))
    if !dump.file.canBeReadAgain { dump.kept = try dump.file.read(limit: limit) }
    return dump
  }

  /// The last part of a path, without the suffix of a dump.
  private static func name(of path: String) -> String {
    if path == "-" { return "stdin" }
    let last = path.lastPathComponent
    return [FolderSearch.Kind.dumpSuffix, ".log"].first { last.hasSuffix($0) }.map { String(last.dropLast($0.count)) }
      ?? last
  }
}
