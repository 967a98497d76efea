import GitReading
import TableDiagnostics
import TableParsing

/// Collects what went wrong in a run and tells it at the end, on standard error.
struct Reporter {
  let options: ReportOptions
  private(set) var bag = DiagnosticBag()
  private(set) var status = ExitStatus.done
  /// What cannot be read a second time for its lines: the standard input and pipes, by path.
  private var kept: [String: [UInt8]] = [:]

  /// The files of revisions, whose paths are none of the disk.
  private var revisions: [GitFiles] = []

  init(_ options: ReportOptions) {
    self.options = options
  }

  /// Takes the problems of a spec.
  /// - Parameter isStrict: whether a warning is as bad as an error.
  mutating func add(_ other: DiagnosticBag, isStrict: Bool = false) {
    bag.merge(other)
    if other.hasErrors || (isStrict && other.warningCount > 0) { status = max(status, .specErrors) }
  }

  /// Takes a problem with files.
  mutating func addTrouble(_ diagnostic: Diagnostic) {
    bag.add(diagnostic)
    status = max(status, .trouble)
  }

  /// Takes the problems of a spec that a run cannot do without.
  mutating func addTrouble(_ other: DiagnosticBag) {
    bag.merge(other)
    if other.hasErrors { status = max(status, .trouble) }
  }

  /// Takes errors that were found so far for trouble: what else would mean that something is different.
  mutating func takeErrorsForTrouble() {
    if status == .specErrors { status = .trouble }
  }

  /// Notes that what was compared is different.
  mutating func noteDifference() {
    status = max(status, .specErrors)
  }

  mutating func keep(_ bytes: [UInt8], of path: String) {
    kept[path] = bytes
  }

  /// Shows lines of the files of a revision too.
  mutating func show(_ files: GitFiles) {
    revisions.append(files)
  }

  /// Takes a warning about the run rather than about a spec.
  mutating func addWarning(_ diagnostic: Diagnostic) {
    bag.add(diagnostic)
  }

  /// Says that a file was written, where that is wanted.
  func note(_ path: String) {
    if options.verbose { say("wrote \(path)") }
  }

  /// Says something to a person: not to one who asked for quiet, and not into the midst of JSON.
  func say(_ text: String) {
    if !options.quiet && options.reporter == .text { Terminal.writeError(safeText(text) + "\n") }
  }

  /// Tells all problems, and ends the command with the status that they come to.
  func end() throws {
    tell()
    try status.exit()
  }

  private func tell() {
    let (kept, revisions) = (kept, revisions)
    switch options.reporter {
    case .json:
      Terminal.writeError(JSONRenderer().render(visible))
    case .text:
      guard !visible.isEmpty else { return }
      let renderer = TextRenderer(colour: Terminal.wantsColor(options.color)) { file in
        let files: any SpecFiles = revisions.first { $0.owns(file) } ?? DiskFiles()
        return kept[file] ?? (try? files.read(file, limit: 64 << 20))
      }
      Terminal.writeError(renderer.render(visible))
    }
  }

  private var visible: DiagnosticBag {
    guard options.quiet else { return bag }
    var errors = DiagnosticBag()
    errors.add(contentsOf: bag.diagnostics.filter { $0.severity == .error })
    return errors
  }
}
