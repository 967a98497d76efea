import TableDiagnostics
import TableParsing

extension SpecFile {
  /// False if the bytes can be read only once: from standard input, or from a pipe such as the shell's `<(...)`.
  var canBeReadAgain: Bool { path != "-" && FileKind(path) != .other }

  /// The bytes of the spec.
  func read(limit: Int) throws(Diagnostic) -> [UInt8] {
    let files = DiskFiles()
    do throws(FileProblem) {
      if path == "-" { return try files.readStandardInput(limit: limit) }
      return FileKind(path) == .other
        ? try files.readStream(path, limit: limit) : try RunFiles().read(path, limit: limit)
    } catch {
      throw diagnostic(error)
    }
  }

  /// The bytes of the spec, which are noted as an input.
  func read(limit: Int, for recorder: InputRecorder) throws(Diagnostic) -> [UInt8] {
    let bytes = try read(limit: limit)
    if canBeReadAgain { recorder.note(bytes, of: path) } else { recorder.noteStream() }
    return bytes
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
