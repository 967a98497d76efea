import Dispatch
import TableDiagnostics
import TablePreview

/// What a live preview says on the terminal: the errors of a spec once it breaks, that it is fixed, and with `--verbose` every time that
/// a table is studied.
///
/// A terminal can make whoever writes to it wait, so a queue of its own writes.
final class PreviewMessages: @unchecked Sendable {
  private let queue = DispatchQueue(label: "tablec.preview.messages")
  private let report: ReportOptions
  /// The errors that were last reported, by table. Used on the queue.
  private var reported: [String: [Diagnostic]] = [:]

  init(_ report: ReportOptions) {
    self.report = report
  }

  func say(_ text: String) {
    guard !report.quiet else { return }
    queue.async { Terminal.writeError(safeText(text) + "\n") }
  }

  /// Tells problems with their lines.
  func tell(_ problems: [Diagnostic]) {
    guard !problems.isEmpty else { return }
    queue.async { [self] in write(problems) { try? FileSystem.live.read($0, limit: 64 << 20) } }
  }

  func tell(_ problem: FileWatchingProblem) { say("warning: \(problem.message): \(problem.help)") }

  /// Takes a new version of a table.
  func tell(_ table: LiveTable, time: Duration) {
    queue.async { [self] in
      guard let study = table.study else { return }
      guard table.state != .gone else {
        reported[table.id] = nil
        if !report.quiet { Terminal.writeError("\(safeText(table.spec.path)): the file is gone\n") }
        return
      }
      let errors = study.errors
      let before = reported[table.id] ?? []
      reported[table.id] = errors.isEmpty ? nil : errors
      if errors != before, !errors.isEmpty {
        write(errors) { name in
          study.files.canonicalPath(name).flatMap(study.contents)
            ?? (try? FileSystem.live.read(name, limit: 64 << 20))
        }
      } else if errors.isEmpty, !before.isEmpty, !report.quiet {
        Terminal.writeError("\(safeText(table.spec.path)): no errors\n")
      }
      if report.verbose {
        let words = errors.isEmpty ? "compiled" : counted(errors.count, "error")
        Terminal.writeError("\(safeText(table.spec.path)): \(words) in \(time.milliseconds)\n")
      }
    }
  }

  private func write(_ problems: [Diagnostic], _ sources: @escaping @Sendable (String) -> [UInt8]?) {
    var renderer = TextRenderer(colour: Terminal.wantsColor(report.color), sources: sources)
    renderer.hint = "--max-problems all shows them"
    var shown = Report(Array(problems.prefix(report.maxProblems.limit)))
    shown.omitted.total = problems.count - shown.items.count
    Terminal.writeError(renderer.render(shown))
  }
}

extension SpecStudy {
  /// The errors of the spec and of its configuration.
  fileprivate var errors: [Diagnostic] {
    (configuration.diagnostics.diagnostics + diagnostics.diagnostics).filter { $0.severity == .error }
  }
}

extension Duration {
  /// `3.1 ms`.
  fileprivate var milliseconds: String {
    let tenths = components.seconds * 10_000 + components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}
