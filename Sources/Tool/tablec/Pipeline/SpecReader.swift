import TableDiagnostics
import TableParsing

extension SpecFile {
  /// False if the bytes can be read only once: from standard input, or from a pipe such as the shell's `<(...)`.
  var canBeReadAgain: Bool { path != "-" && PathKind(path) != .other }

  /// The bytes of the spec.
  /// - Parameters:
  ///   - files: for anything but standard input and pipes.
  ///   - jobs: how many threads will work on the spec.
  func read(limit: Int, from files: any SpecFiles = RunFiles(), jobs: Int = 1) throws(Diagnostic) -> [UInt8] {
    do throws(FileProblem) {
      // Before a file is read, so that its bytes are in large pages too.
      let size = path == "-" ? nil : PathKind.size(ofFile: path)
      if let size, size <= limit { Self.prepare(forInputOf: size, jobs: jobs) }
      let bytes =
        if path == "-" {
          try DiskFiles().readStandardInput(limit: limit)
        } else if size == nil && PathKind(path) == .other {
          try DiskFiles().readStream(path, limit: limit)
        } else {
          try files.read(path, limit: limit)
        }
      if size == nil { Self.prepare(forInputOf: bytes.count, jobs: jobs) }
      return bytes
    } catch {
      throw diagnostic(error)
    }
  }

  /// In bytes: the work on a smaller spec is shorter than what prepares for it.
  private static let smallestLarge = 1 << 19

  private static func prepare(forInputOf count: Int, jobs: Int) {
    guard count >= smallestLarge else { return }
    LargePages.prepare(forInputOf: count)
    if jobs > 1 { FirstUse.begin() }
  }

  /// The bytes of the spec, which are noted as an input.
  func read(limit: Int, for recorder: InputRecorder) throws(Diagnostic) -> [UInt8] {
    if !canBeReadAgain { recorder.noteStream() }
    return try read(limit: limit, from: recorder)
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
