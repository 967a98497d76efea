import GitReading
import TableDiagnostics
import TableParsing

/// Collects the diagnostics of a run and prints them at the end, on standard error.
struct Reporter: Sendable {
  let options: ReportOptions
  private(set) var bag = DiagnosticBag()
  private(set) var status = ExitStatus.done
  /// The contents of standard input and of pipes, by path, which cannot be read again to show their lines.
  private var kept: [String: [UInt8]] = [:]

  /// The files of revisions, whose paths are not on the disk.
  private var revisions: [GitFiles] = []

  init(_ options: ReportOptions) {
    self.options = options
  }

  /// Takes the problems of a spec.
  /// - Parameter isStrict: whether warnings count as errors.
  mutating func add(_ other: DiagnosticBag, isStrict: Bool = false) {
    bag.merge(other)
    if other.hasErrors || (isStrict && other.warningCount > 0) { status = max(status, .specErrors) }
  }

  /// Takes a problem of a spec, or an output that differs from it.
  mutating func add(_ diagnostic: Diagnostic) {
    bag.add(diagnostic)
    if diagnostic.severity == .error { status = max(status, .specErrors) }
  }

  /// Takes what another reporter collected.
  mutating func merge(_ other: Reporter) {
    bag.merge(other.bag)
    status = max(status, other.status)
  }

  /// Takes a problem with a file.
  mutating func addTrouble(_ diagnostic: Diagnostic) {
    bag.add(diagnostic)
    status = max(status, .trouble)
  }

  /// Takes the problems of a file that the run cannot continue without.
  mutating func addTrouble(_ other: DiagnosticBag) {
    bag.merge(other)
    if other.hasErrors { status = max(status, .trouble) }
  }

  /// Turns the errors found so far into status 2, because status 1 would mean that the sides differ.
  mutating func takeErrorsForTrouble() {
    if status == .specErrors { status = .trouble }
  }

  /// Notes that the sides of a comparison differ.
  mutating func noteDifference() {
    status = max(status, .specErrors)
  }

  mutating func keep(_ bytes: [UInt8], of path: String) {
    kept[path] = bytes
  }

  /// Makes messages show lines of the files of a revision, too.
  mutating func show(_ files: GitFiles) {
    revisions.append(files)
  }

  /// Takes a warning about the run rather than a spec.
  mutating func addWarning(_ diagnostic: Diagnostic) {
    bag.add(diagnostic)
  }

  /// Reports that a file was written, if the user asked for that.
  func note(_ path: String) {
    if options.verbose { say("wrote \(path)") }
  }

  /// Prints a message for people, unless the user asked for quiet or for JSON.
  func say(_ text: String) {
    if !options.quiet && options.reporter == .text { Terminal.writeError(safeText(text) + "\n") }
  }

  /// Prints all diagnostics, and ends the command with the resulting status.
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
