import SpecImporting
import TableDiagnostics
import TableIR
import TableParsing
import TableSupport

/// Imports files, several at once, and writes their specs in the order of the files.
struct ImportRun {
  let importer: FileImporter
  let choice: ImportChoice
  let output: ImportOutput
  /// Whether losses and frames that differ are errors.
  var isStrict: Bool
  var jobs: Int

  func run(_ sources: [ImportSource], reporter: inout Reporter) throws(WrongUsage) {
    let progress = Progress(total: sources.count, noun: "files", report: reporter.options)
    let importer = importer
    var files = ParallelMap(jobs: jobs).map(sources) { source in
      defer { progress?.advance() }
      return importer.file(source)
    }
    progress?.finish()
    // Other programs get everything, each time.
    let isBrief = !isStrict && !reporter.options.verbose && !tellsAll(reporter)
    var told = ToldMessages(before: output.told, isBrief: isBrief)
    for file in files {
      reporter.noteSpec(file.source.path)
      if let problem = file.problem {
        // What the system fails to read may be there the next time, so the list of the folder stays as it is.
        if problem.code == .unreadableFile {
          reporter.addTrouble(problem)
        } else if told.isReported(problem, of: file.source.inside) {
          reporter.add(problem)
        }
      } else if file.specs.isEmpty, file.source.isNamed {
        reporter.add(.noTable(in: file))
      }
    }
    ImportNames.distinguish(&files)
    choice.choose(in: &files, reporter: &reporter)
    checkLanguage(files, &reporter)
    var tally = ImportTally()
    for file in files { tally.add(file) }
    report(files, tally, &told, to: &reporter)
    let written = try output.write(files, told: told.all, reporter: &reporter)
    guard tally.tables > 0 else {
      if reporter.status == .done { reporter.sayLast(["no table in \(counted(files.count, "file"))"]) }
      return
    }
    let words = [tally.words, written].compactMap { $0 }.joined(separator: "; ")
    reporter.sayLast([words, tally.proof.asideWords, told.words].compactMap(\.self))
  }

  /// Reports a language that no document has texts in.
  private func checkLanguage(_ files: [ImportedFile], _ reporter: inout Reporter) {
    guard let language = importer.language, let first = files.first else { return }
    var check = LanguageCheck([LanguageTag(language)], showsPseudo: false)
    for spec in files.lazy.flatMap(\.specs) { check.look(at: spec.languages) }
    for warning in check.warnings(for: first.source.path) { reporter.addWarning(warning) }
  }

  /// Whether a report is for other programs.
  private func tellsAll(_ reporter: Reporter) -> Bool { reporter.options.reporter.contains { $0.form != .text } }

  private func report(
    _ files: [ImportedFile], _ tally: ImportTally, _ told: inout ToldMessages, to reporter: inout Reporter
  ) {
    let tellsAgreement = tellsAll(reporter)
    for file in files {
      for warning in file.translationProblems + file.omissionNotes(tellsTables: tellsAgreement)
      where told.isReported(warning, of: file.source.inside) {
        reporter.addWarning(warning)
      }
      for spec in file.specs {
        var bag = DiagnosticBag(limit: reporter.options.mostProblems.ofSpec)
        for var message in file.messages(of: spec, tellsAgreement: tellsAgreement)
        where told.isReported(message, of: file.source.inside) {
          if isStrict, message.severity == .warning { message.severity = .error }
          bag.add(message)
        }
        reporter.add(bag)
      }
    }
    guard tellsAgreement, tally.tables > 1, tally.proof.all > 0 else { return }
    var bag = DiagnosticBag(limit: reporter.options.mostProblems.ofSpec)
    bag.add(tally.agreement(in: output.paths.first ?? "-"))
    reporter.add(bag)
  }
}

extension Diagnostic {
  fileprivate static func noTable(in file: ImportedFile) -> Diagnostic {
    let table = file.omissions.first { $0.isTable }
    return Diagnostic(
      code: .documentWithoutTable,
      message: table == nil
        ? "the document has no table view, and no cell that stands alone"
        : "no table of the document has a row, a header or a footer in it",
      range: table.map { file.range(of: $0) } ?? SourceRange(file: file.source.path),
      help: table == nil ? nil : "its cells stand in other documents, which can be imported, or code makes them")
  }
}
