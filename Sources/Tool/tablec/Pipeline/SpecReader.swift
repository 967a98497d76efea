import TableDiagnostics
import TableParsing

extension SpecFile {
  /// False if the bytes can be read only once: from standard input, or from a pipe such as the shell's `<(...)`.
  var canBeReadAgain: Bool { !isStandardInput && PathKind(path) != .other }

  /// Whether it has a place on the disk, from which its configuration and its files are found; otherwise that is the working folder.
  var hasPlace: Bool { isStandardInput ? path != "-" : PathKind(path) != .other }

  /// The bytes of the spec.
  /// - Parameter files: for anything but standard input and pipes.
  func read(limit: Int, from files: FileSystem = .run) throws(Diagnostic) -> [UInt8] {
    do throws(FileProblem) {
      if isStandardInput { return try DiskFiles().readStandardInput(limit: limit) }
      if PathKind(path) == .other { return try DiskFiles().readStream(path, limit: limit) }
      return try files.read(path, limit: limit)
    } catch {
      throw diagnostic(error)
    }
  }

  /// The bytes of the spec, which are noted as an input.
  func read(limit: Int, noting files: FileSystem) throws(Diagnostic) -> [UInt8] {
    if !canBeReadAgain { files.noteStream() }
    return try read(limit: limit, from: files)
  }

  /// The diagnostic for a problem with its file.
  func diagnostic(_ problem: FileProblem) -> Diagnostic {
    let range = SourceRange(file: path)
    switch problem {
    case .missing: return Diagnostic(code: .noSuchFile, message: "there is no such file", range: range)
    case .isFolder: return Diagnostic(code: .unreadableFile, message: "it is a folder, not a spec", range: range)
    case .tooLarge(let limit):
      return Diagnostic(
        code: .tooManyBytes, message: "the file is larger than \(limit) bytes", range: range,
        help: "raise the limit with --max-bytes if you trust the spec")
    case .unreadable(let reason):
      return Diagnostic(code: .unreadableFile, message: "the file cannot be read: \(reason)", range: range)
    }
  }
}
