import TableDiagnostics
import TableParsing

/// Collects what went wrong in a run and tells it at the end, on standard error.
struct Reporter {
  let options: ReportOptions
  private(set) var bag = DiagnosticBag()
  private(set) var status = ExitStatus.done
  /// The standard input, which cannot be read a second time for its lines.
  private var standardInput: [UInt8] = []

  init(_ options: ReportOptions) {
    self.options = options
  }

  /// Takes the problems of a spec.
  mutating func add(_ other: DiagnosticBag) {
    bag.merge(other)
    if other.hasErrors { status = max(status, .specErrors) }
  }

  /// Takes a problem with files.
  mutating func addTrouble(_ diagnostic: Diagnostic) {
    bag.add(diagnostic)
    status = max(status, .trouble)
  }

  mutating func keepStandardInput(_ bytes: [UInt8]) {
    standardInput = bytes
  }

  /// Says that a file was written, where that is wanted.
  func note(_ text: String) {
    if options.verbose && !options.quiet { Terminal.writeError(text + "\n") }
  }

  /// Tells all problems.
  func finish() {
    let input = standardInput
    switch options.reporter {
    case .json:
      Terminal.writeError(JSONRenderer().render(visible))
    case .text:
      guard !visible.isEmpty else { return }
      let renderer = TextRenderer(colour: Terminal.wantsColor(options.color)) { file in
        file == "-" ? input : try? DiskFiles().read(file, limit: 64 << 20)
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
