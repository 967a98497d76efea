import GitReading
import TableDiagnostics
import TableParsing

/// Collects the problems of a run and reports them at the end: the one place where its reports are written.
struct Reporter: Sendable {
  let options: ReportOptions
  /// The command, if it looks for problems in specs: its reports can have any form.
  private let command: String?
  private(set) var bag: DiagnosticBag
  private(set) var status = ExitStatus.done
  /// Whether the command writes something else to standard output.
  var isOutputTaken = false
  /// Forms in which the command itself writes what it found.
  var reported: [ReportForm] = []
  /// The specs that were checked.
  private var suites: [String] = []
  /// Warnings that fail the run, and those about the run itself, which never do.
  private var isStrict = false
  private var remarks: Set<Diagnostic> = []
  /// Errors that kept the run from doing all of its work.
  private var troubles: Set<Diagnostic> = []
  private var leftOut = LeftOut()
  /// What is reported after the problems.
  private var closing: [String] = []
  /// The result of a comparison.
  private var comparison: ComparisonReport?
  /// The contents of standard input and of pipes, by path, which cannot be read again to show their lines.
  private var kept: [String: [UInt8]] = [:]

  /// The files of revisions, whose paths are not on the disk.
  private var revisions: [GitFiles] = []

  init(_ options: ReportOptions, for command: String? = nil) {
    self.options = options
    self.command = command
    bag = DiagnosticBag(limit: options.mostProblems.ofRun)
  }

  /// Takes the problems of a spec.
  /// - Parameter isStrict: whether warnings count as errors.
  mutating func add(_ other: DiagnosticBag, isStrict: Bool = false) {
    bag.merge(other)
    self.isStrict = self.isStrict || isStrict
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
    remarks.formUnion(other.remarks)
    troubles.formUnion(other.troubles)
    leftOut.merge(other.leftOut)
    status = max(status, other.status)
  }

  /// Takes a problem with a file.
  mutating func addTrouble(_ diagnostic: Diagnostic) {
    bag.add(diagnostic)
    troubles.insert(diagnostic)
    status = max(status, .trouble)
  }

  /// Takes the problems of a file that the run cannot continue without.
  mutating func addTrouble(_ other: DiagnosticBag) {
    bag.merge(other)
    troubles.formUnion(other.diagnostics.lazy.filter { $0.severity == .error })
    if other.hasErrors { status = max(status, .trouble) }
  }

  /// Turns the errors found so far into status 2, because status 1 would mean that the sides differ.
  mutating func takeErrorsForTrouble() {
    guard status == .specErrors else { return }
    status = .trouble
    troubles.formUnion(bag.diagnostics.lazy.filter { $0.severity == .error })
  }

  /// Notes that the sides of a comparison differ.
  mutating func noteDifference() {
    status = max(status, .specErrors)
  }

  /// Notes that a spec is checked, whether or not it has problems.
  mutating func noteSpec(_ path: String) {
    suites.append(path)
  }

  mutating func keep(_ bytes: [UInt8], of path: String) {
    kept[path] = bytes
  }

  /// Makes messages show lines of the files of a revision, too.
  mutating func show(_ files: GitFiles) {
    revisions.append(files)
  }

  /// Takes a warning about the run rather than a spec.
  mutating func addWarning(_ diagnostic: Diagnostic, isStrict: Bool = false) {
    bag.add(diagnostic)
    remarks.insert(diagnostic)
    self.isStrict = self.isStrict || isStrict
    if isStrict, diagnostic.severity == .warning { status = max(status, .specErrors) }
  }

  /// Takes what configurations leave out of the run.
  mutating func note(_ other: LeftOut) { leftOut.merge(other) }

  /// Takes the result of a comparison, which reports list before the problems.
  mutating func take(_ comparison: ComparisonReport) {
    self.comparison = comparison
  }

  /// Reports that a file was written, if the user asked for that.
  func note(_ path: String) {
    if options.verbose { say("wrote \(path)") }
  }

  /// Reports that a file was written by a run that writes few, if the user asked for that or works on a terminal.
  func noteOnTerminal(_ path: String) {
    if options.verbose || Terminal.isShown(Terminal.error) { say("wrote \(path)") }
  }

  /// Prints a message for people, unless the user asked for quiet or for another form on standard error.
  func say(_ text: String) {
    if speaks { Terminal.writeError(safeText(text) + "\n") }
  }

  /// Prints lines after the problems.
  mutating func sayLast(_ lines: [String]) { closing = lines }

  /// Says on a terminal, at the end, what was done.
  mutating func sayDone(_ words: String) {
    if Terminal.isShown(Terminal.error) { closing.append(words) }
  }

  /// `2 errors, 1 warning in 3 specs`, or that there is nothing.
  func found(in specs: Int) -> String {
    (report(of: problems, as: .text).countWords ?? "no findings") + " in \(counted(specs, "spec"))"
  }

  /// Whether people read standard error.
  var speaks: Bool {
    !options.quiet && !plan.entries.contains { $0.target == .standardError && !$0.form.traits.isMadeOfLines }
  }

  // MARK: The end

  private var plan: ReportPlan {
    guard command != nil else { return ReportPlan(options.reporter, isOutputTaken: isOutputTaken) }
    return ReportPlan(options.reporter, isOutputTaken: isOutputTaken, adaptedTo: .current, reported: reported)
  }

  /// Checks that the reports can be written where they belong, before anything else is written.
  /// - Parameter output: the file that the command writes.
  func checkPlan(besides output: String? = nil) throws(WrongUsage) {
    if let problem = plan.problem { throw WrongUsage(message: problem) }
    guard let output, plan.files.contains(output) else { return }
    throw WrongUsage(message: "\(output) is the name of an output, so no report can have it")
  }

  /// Writes all reports, and ends the command with the resulting status.
  func end() throws {
    var last = self
    last.writeFiles()
    last.writeStreams()
    if command != nil, let words = leftOut.words { last.say(words) }
    for line in closing { last.say(line) }
    try last.status.exit()
  }

  private mutating func writeFiles() {
    let plan = plan
    for entry in plan.entries {
      guard case .file(let path) = entry.target else { continue }
      do throws(Diagnostic) {
        let place = OutputPlace(named: path)
        guard !MetFiles.written.contain(path) else {
          throw Diagnostic(
            code: .outputCollision, message: "the report would overwrite an output of this command",
            range: SourceRange(file: path), help: "give the report another name")
        }
        try OutputFile.write(Array(text(as: entry.form).utf8), to: place)
        note(path)
      } catch {
        addTrouble(error)
      }
    }
    guard command != nil, let summary = BuildMachine.current.stepSummary, BuildMachine.current.isGitHub,
      plan.shown.contains(.github)
    else { return }
    do throws(Diagnostic) { try StepSummary(report(as: .markdown)).append(to: summary) } catch {
      // What was checked is no worse for it.
      var warning = error
      warning.severity = .warning
      addWarning(warning)
    }
  }

  private mutating func writeStreams() {
    let plan = plan
    for entry in plan.entries where !entry.target.isFile {
      if entry.form == .text {
        Terminal.writeError(textForPeople)
        continue
      }
      let text = text(as: entry.form)
      if entry.target == .standardError {
        Terminal.writeError(text)
        continue
      }
      do throws(Diagnostic) { try Terminal.writeOutput(Array(text.utf8)) } catch { addTrouble(error) }
    }
  }

  /// What people read on standard error: not the changes, which the report of the comparison tells.
  private var textForPeople: String {
    var renderer = TextRenderer(colour: Terminal.wantsColor(options.color), sources: sources)
    renderer.hint = "--max-problems all shows them"
    let report = report(of: problems, as: .text).joiningFiles()
    return report.items.isEmpty ? "" : renderer.render(report.limited(to: options.maxProblems.limit))
  }

  private func text(as form: ReportForm) -> String {
    let report = report(as: form)
    guard form == .text else { return form.render(report) }
    var renderer = TextRenderer(colour: options.color == .always, sources: sources)
    renderer.hint = "--max-problems all shows them"
    return renderer.render(report.joiningFiles().limited(to: options.maxProblems.limit))
  }

  // MARK: The report

  /// Everything that was found. Files have the names that the form shows: as they were named for people, relative to the repository
  /// for programs.
  func report(as form: ReportForm) -> Report {
    let changes = comparison?.items(bySpec: form == .junit) { item in
      !options.quiet || item.diagnostic.severity == .error || item.isFailure
    }
    guard let (found, omitted) = changes else { return report(of: problems, as: form) }
    var items = found
    if omitted.total > 0, !form.traits.countsOmitted, let last = items.last { items.append(last.remark(on: omitted)) }
    var report = report(of: items + problems, as: form)
    report.omitted.total += omitted.total
    report.omitted.errors += omitted.errors
    report.omitted.warnings += omitted.warnings
    return report
  }

  private func report(of items: [ReportItem], as form: ReportForm) -> Report {
    var report = Report(version: Tablec.configuration.version, command: command ?? "", items: items)
    let kept = bag.report
    if !options.quiet {
      report.omitted = kept.omitted
      report.leftOut = leftOut.words
    }
    report.suites = comparison?.suites ?? suites
    report.failed = comparison?.failed ?? []
    report.isForGitLab = BuildMachine.current.isGitLab
    if let comparison { for index in report.items.indices { comparison.findSuite(of: &report.items[index]) } }
    if form == .markdown { report.markdown = comparison?.markdown }
    report.sources = sources
    guard !form.traits.namesFilesAsGiven else { return report }
    let paths = ReportPaths(
      revisions: revisions.map(\.revision.name), newest: comparison?.checkout?.revision.name)
    if comparison == nil { report.suites = suites.map(paths.path) }
    return report.located(by: paths)
  }

  /// The problems of specs and of the run.
  private var problems: [ReportItem] {
    bag.diagnostics.compactMap { diagnostic in
      let fails =
        diagnostic.severity == .error
        || isStrict && diagnostic.severity == .warning && !remarks.contains(diagnostic)
      guard fails || !options.quiet else { return nil }
      var item = ReportItem(diagnostic, isFailure: fails)
      item.endsRun = troubles.contains(diagnostic)
      return item
    }
  }

  private var sources: @Sendable (String) -> [UInt8]? {
    let (kept, revisions) = (kept, revisions)
    return { file in
      let files: any SpecFiles = revisions.first { $0.owns(file) } ?? DiskFiles()
      return kept[file] ?? (try? files.read(file, limit: 64 << 20))
    }
  }
}
