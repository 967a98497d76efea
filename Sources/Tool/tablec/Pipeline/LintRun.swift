import TableDiagnostics
import TableLint
import TableParsing
import TableSupport

/// Lints specs: several at once, reported in the order of the specs.
struct LintRun: Sendable {
  var linter: SpecLinter
  /// Whether warnings count as errors.
  var isStrict: Bool
  /// The number of threads, which does not change what is reported.
  var jobs: Int
  /// Whether some of the specs that were named are left out.
  var isPartial = false
  var cache: SpecCache?

  /// What is known about a spec before it is read.
  private struct Task: Sendable {
    var spec: SpecFile
    var configuration: RunConfiguration.Found
    var known: Set<BaselineEntry>
    /// The problems with its configuration and its baseline.
    var problems: Reporter
  }

  /// What the results of the specs change, one after the other.
  private struct State {
    var reporter: Reporter
    var baseline: RunBaseline
    var states: StateCheck
  }

  func lint(
    _ specs: [SpecFile], configurations: RunConfiguration, baseline: inout RunBaseline, reporter: inout Reporter
  ) {
    let tasks = specs.map { spec in
      var problems = Reporter(reporter.options)
      let configuration = configurations.configuration(for: spec, reporter: &problems)
      var leftOut = LeftOut()
      leftOut.note(configuration)
      problems.note(leftOut)
      let known = baseline.known(of: spec, configuration, reporter: &problems)
      return Task(spec: spec, configuration: configuration, known: known, problems: problems)
    }
    let shares = JobShares(jobs: jobs, specs: specs.count)
    var linter = linter
    linter.session.jobs = shares.environments
    let progress = Progress(total: specs.count, noun: "specs", report: reporter.options)
    var state = State(reporter: reporter, baseline: baseline, states: StateCheck(linter.session.environments))
    OrderedRun.run(tasks.count, jobs: shares.specs, state: &state) { [linter] index, turn in
      lint(tasks[index], with: linter, turn)
      progress?.advance()
    }
    progress?.finish()
    (reporter, baseline) = (state.reporter, state.baseline)
    cache?.finish(reporter: &reporter)
    if isPartial { state.states.look(at: nil) }
    guard let first = specs.first else { return }
    for warning in state.states.warnings(for: first.root ?? first.path) {
      reporter.addWarning(warning, isStrict: isStrict)
    }
  }

  private func lint(_ task: Task, with linter: SpecLinter, _ turn: OrderedRun<State>.Turn) {
    let spec = task.spec
    turn.post {
      $0.reporter.merge(task.problems)
      $0.reporter.noteSpec(spec.path)
    }
    let bytes: [UInt8]
    do throws(Diagnostic) { bytes = try spec.read(limit: linter.session.maxBytes) } catch {
      return turn.post { $0.reporter.addTrouble(error) }
    }
    if !spec.canBeReadAgain { turn.post { $0.reporter.keep(bytes, of: spec.path) } }
    let levels = linter.levels(task.configuration.configuration)
    let name =
      spec.canBeReadAgain
      ? cache?.name(of: spec, bytes, settings: levels.words + task.known.map { "\($0.rule) \($0.at)" }.sorted()) : nil
    if let name, let found = cache?.result(name) {
      cache?.noteReuse()
      return turn.post(cost: Self.costOfResult) { state in
        if let fixed = found.fixed {
          state.baseline.note(
            SpecLinter.Baseline(found: [], fixed: Set(fixed)), of: spec, known: task.known.count, task.configuration)
        }
        if !found.isProfile { state.states.look(at: found.languages) }
        state.reporter.add(found.bag, isStrict: isStrict)
      }
    }
    var session = linter.session
    let log = ReadLog(.hash)
    if cache != nil { session.files = session.files.logged(in: log) }
    var result = linter.lint(session.parse(bytes, spec: spec), levels: levels, baseline: task.known)
    if let name, result.diagnostics.isWhole {
      cache?.keep(
        CachedResult(
          inputs: log.inputs, isProfile: result.isProfile, languages: result.table?.languages ?? [],
          diagnostics: result.diagnostics.diagnostics,
          fixed: result.baseline?.fixed.sorted { ($0.rule, $0.at) < ($1.rule, $1.at) }), as: name)
    }
    let table = session.environments.areChecked ? result.table : nil
    // Only the findings are kept until the turn comes.
    result.table = nil
    turn.post(cost: Self.costOfResult) { [result] state in
      if let found = result.baseline {
        state.baseline.note(found, of: spec, known: task.known.count, task.configuration)
      }
      if !result.isProfile { state.states.look(at: table) }
      guard !state.baseline.isWriting || result.baseline == nil else { return }
      state.reporter.add(result.diagnostics, isStrict: isStrict)
    }
  }

  /// In bytes: what a result costs that waits for its turn.
  private static let costOfResult = 100_000
}
