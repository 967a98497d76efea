import SpecFormatting
import TableDiagnostics
import TableParsing
import TableSupport

/// Formats files: several at once, written and reported in their order.
struct FormatRun: Sendable {
  enum Purpose: Sendable {
    case write
    /// Writes nothing: fails for each file that would change, or shows how it would change.
    case look(isCheck: Bool, isDiff: Bool)
  }

  var formatter: SpecFormatter
  var purpose: Purpose
  /// The number of threads.
  var jobs: Int

  /// What the files change, one after the other.
  private struct State {
    var reporter: Reporter
    var changed = 0
    var unchanged = 0
  }

  func format(_ files: [SpecFile], reporter: inout Reporter) {
    let progress = Progress(total: files.count, noun: "files", report: reporter.options)
    var state = State(reporter: reporter)
    OrderedRun.run(files.count, jobs: jobs, state: &state) { index, turn in
      format(files[index], turn)
      progress?.advance()
    }
    progress?.finish()
    reporter = state.reporter
    let isWriting = if case .write = purpose { true } else { false }
    guard files.contains(where: { !$0.isStandardInput }) else { return }
    guard state.changed + state.unchanged > 0 else {
      if reporter.status == .done { reporter.say("nothing to format: no file is a spec or another file of tablec") }
      return
    }
    let changed = counted(state.changed, "file")
    reporter.say(
      state.changed == 0
        ? "\(counted(state.unchanged, "file")) in canonical form already"
        : "\(isWriting ? "formatted" : "would format") \(changed); \(state.unchanged) unchanged")
  }

  private func format(_ file: SpecFile, _ turn: OrderedRun<State>.Turn) {
    // What a link in a folder leads to is found there by itself.
    if file.root != nil, SymbolicLink.isOne(file.path) { return }
    turn.post { $0.reporter.noteSpec(file.path) }
    let bytes: [UInt8]
    do throws(Diagnostic) { bytes = try file.read(limit: formatter.maxBytes) } catch {
      return turn.post { $0.reporter.addTrouble(error) }
    }
    if !file.canBeReadAgain { turn.post { $0.reporter.keep(bytes, of: file.path) } }
    let result = formatter.format(bytes, path: file.path)
    turn.post(cost: bytes.count + result.bytes.count) { finish(file, result, &$0) }
  }

  private func finish(_ file: SpecFile, _ result: FormattedFile, _ state: inout State) {
    if let problem = result.problem {
      state.reporter.add(problem.severity(in: file))
      // What an editor sends through is not lost.
      if !file.isStandardInput || problem.severity == .error { return }
    }
    do throws(Diagnostic) {
      switch purpose {
      case .write where file.isStandardInput: try Terminal.writeOutput(result.bytes)
      case .write:
        guard result.isChanged else { break }
        try write(result, to: file)
        state.reporter.note(file.path)
      case .look(let isCheck, let isDiff):
        guard result.isChanged else { break }
        if isDiff { try show(result, of: file) }
        if isCheck {
          state.reporter.add(.unformatted(result, path: file.path))
        } else {
          state.reporter.noteDifference()
        }
      }
      // A file that could not be written was not formatted.
      if result.isChanged { state.changed += 1 } else { state.unchanged += 1 }
    } catch {
      state.reporter.addTrouble(error)
    }
  }

  private func show(_ result: FormattedFile, of file: SpecFile) throws(Diagnostic) {
    try Terminal.writeOutput(UnifiedDiff(path: file.path, result).bytes)
  }

  private func write(_ result: FormattedFile, to file: SpecFile) throws(Diagnostic) {
    let place = OutputPlace(named: file.path)
    try OutputFile.checkNoLink(at: place)
    guard (try? DiskFiles().read(file.path, limit: result.original.count)) == result.original else {
      throw OutputFile.unwritable(file.path, "the file was changed while it was being formatted")
    }
    try OutputFile.write(result.bytes, to: place, replacesRead: true)
  }
}

extension Diagnostic {
  /// A file that is not one of the project's is a mistake only if it was named.
  fileprivate func severity(in file: SpecFile) -> Diagnostic {
    guard code == .notFormatted, file.root != nil else { return self }
    var note = self
    note.severity = .note
    return note
  }

  /// - Parameter result: the file as it should be.
  fileprivate static func unformatted(_ result: FormattedFile, path: String) -> Diagnostic {
    let lines = result.edits.reduce(0) { sum, edit in
      sum + max(result.original[edit.range].count { $0 == 0x0A }, edit.replacement.count { $0 == 0x0A })
    }
    let offset = result.edits.first?.range.lowerBound ?? 0
    let line = 1 + result.original.prefix(offset).count { $0 == 0x0A }
    // At the text of the line, so that the caret does not stand below a blank.
    let indentation = result.original[offset...].prefix { $0 == UInt8(ascii: " ") }.count
    let start = SourcePosition(line: line, column: 1 + indentation)
    return Diagnostic(
      code: .unformatted, message: "the file is not in its canonical form: \(counted(lines, "line")) would change",
      range: SourceRange(file: path, start: start, end: start),
      help: path == "-" ? "format it with 'tablec format -'" : "write it with 'tablec format \(path)'")
  }
}
