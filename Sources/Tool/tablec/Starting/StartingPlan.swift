import ArgumentParser
import TableDiagnostics
import TableParsing

/// The files that `init` writes.
struct StartingPlan {
  /// The path of the spec, as it was named.
  var path: String
  var spec: StartingSpec
  var isProject = false
  var host: ProjectHost?
  /// Nil for none.
  var editor: ProjectEditor?

  /// The files and their contents. The spec is the last one: once it is there, all are.
  private var files: [(place: OutputPlace, bytes: [UInt8])] {
    var spec = spec
    spec.hasSchema = editor != nil
    var files: [(place: OutputPlace, bytes: [UInt8])] = []
    if isProject { files.append((place(.configuration), ProjectFile.configuration.bytes(for: folder))) }
    if let host { files.append((place(host.file), host.file.bytes(for: folder))) }
    if let file = editor?.file { files.append((place(file), file.bytes(for: folder))) }
    if editor != nil { files.append((OutputPlace(named: schemaPath), SchemaDocument.specs.json())) }
    return files + [(OutputPlace(named: path), Array(spec.text.utf8))]
  }

  private func place(_ file: ProjectFile) -> OutputPlace { OutputPlace(named: ".", below: file.path) }

  /// The folder of the spec, as the project's files name it.
  var folder: String {
    let parts = OutputPlace.parts(of: path).dropLast().filter { $0 != "." }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether the spec is in the working folder, which is the project's.
  var isInside: Bool { !path.hasPrefix("/") && !OutputPlace.parts(of: path).contains("..") }

  private var schemaPath: String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return folder.isEmpty && !path.hasPrefix("/") ? StartingSpec.schemaName : "\(folder)/\(StartingSpec.schemaName)"
  }

  /// Writes all files, or none as far as the system allows.
  /// - Parameter replaces: whether files that are there are overwritten.
  /// - Returns: the paths of the files that were written.
  func write(replaces: Bool) throws -> [String] {
    let files = files
    var old: Set<String> = []
    for (place, bytes) in files {
      switch PathKind(place.path) {
      case .missing: continue
      case _ where replaces: old.insert(place.path)
      case .unknown(let problem): try ReportedOutput.tell(OutputFile.unwritable(place.path, problem.reason))
      case .file where place.path != path && isEqual(bytes, place.path): old.insert(place.path)
      case .file, .folder, .other: throw Self.existing(place.path)
      }
    }
    var written: [OutputPlace] = []
    for (place, bytes) in files {
      do throws(Diagnostic) {
        if try OutputFile.write(bytes, to: place, keepsEqual: place.path != path) { written.append(place) }
      } catch {
        for place in written where !old.contains(place.path) { try? OutputFile.remove(place) }
        try ReportedOutput.tell(error)
      }
    }
    return written.map(\.path)
  }

  /// Ends the command if there is a file.
  static func checkFree(_ path: String) throws {
    if [.file, .folder, .other].contains(PathKind(path)) { throw existing(path) }
  }

  private static func existing(_ path: String) -> ExitCode {
    Terminal.writeError("tablec: \(safeText(path)) already exists; --force overwrites it\n")
    return ExitCode(ExitStatus.trouble.rawValue)
  }

  /// Whether a file has these contents already, as after a run that was interrupted.
  private func isEqual(_ bytes: [UInt8], _ path: String) -> Bool {
    (try? DiskFiles().read(path, limit: bytes.count + 1)) == bytes
  }
}
