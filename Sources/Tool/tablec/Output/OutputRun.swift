import LayoutFormat
import TableDiagnostics
import TableIR
import TableParsing
import TableSupport

/// Compiles specs and writes their outputs: several specs at once, in the order of the specs.
struct OutputRun: Sendable {
  let plan: OutputPlan
  let compiler: SpecCompiler
  let clashes: OutputClashes?
  let progress: Progress?
  /// Whether a list of the outputs is kept in their folder.
  let listsOutputs: Bool
  var cache: SpecCache?

  /// What the effects of the specs change, one after the other.
  struct State {
    var reporter: Reporter
    var states: StateCheck
    var ledger: OutputLedger?
    var tally = OutputTally()
    /// The outputs that are not up to date.
    var stale: [Diagnostic] = []
    var types = SwiftTypes()
    /// Whether the run ended because nothing can be written.
    var isEnded = false
  }

  /// What came of the outputs of one spec.
  private final class Outcome: @unchecked Sendable {
    // Used only by effects, which take place one after the other.
    var failures: [Diagnostic] = []
    var written = 0
    /// Where the outputs are.
    var places: [String] = []
  }

  func run(_ specs: [SpecFile], jobs: Int, _ state: inout State) {
    let shares = JobShares(jobs: jobs, specs: specs.count)
    OrderedRun.run(specs.count, jobs: shares.specs, state: &state) { index, turn in
      var compiler = compiler
      compiler.session.jobs = shares.environments
      compiler.session.files = compiler.session.files.waiting(forOutputs: plan.stages.map(\.suffix), turn.wait)
      compile(specs[index], isOnly: specs.count == 1, with: compiler, turn)
      progress?.advance()
    }
    progress?.finish()
  }

  private func compile(
    _ spec: SpecFile, isOnly: Bool, with compiler: SpecCompiler, _ turn: OrderedRun<State>.Turn
  ) {
    turn.post { $0.reporter.noteSpec(spec.path) }
    var compiler = compiler
    let log = plan.dependencies == nil && cache == nil ? nil : ReadLog(cache != nil ? .hash : .name)
    if let log { compiler.session.files = compiler.session.files.logged(in: log) }
    let bytes: [UInt8]
    do throws(Diagnostic) {
      let known = clashes?.kept[spec.path]
      bytes = if let known { known } else { try spec.read(limit: compiler.session.maxBytes) }
    } catch {
      return turn.post { $0.reporter.addTrouble(error) }
    }
    if spec.canBeReadAgain {
      compiler.session.files.note(bytes, of: spec.path)
    } else {
      turn.post { $0.reporter.keep(bytes, of: spec.path) }
    }
    let outcome = Outcome()
    let name = spec.canBeReadAgain ? cache?.name(of: spec, bytes) : nil
    if let name, reuse(name, of: spec, outcome, turn) { return }
    // A stream is written before the stages end, and that is possible if its turn has come.
    compiler.streamsLayout = plan.takesStreams && isOnly && name == nil
    let collector = OutputCollector()
    let result = compiler.compile(bytes, spec: spec, stages: plan.stages, isCheck: plan.target == .nothing) { output in
      if name != nil, plan.target != .nothing { collector.add(output) }
      let hash = hash(of: output)
      turn.post(cost: output.content.size) { take(output, hash, of: spec, outcome, turn, &$0) }
      return !turn.isEnded
    }
    if let name, let inputs = log?.inputs, result.diagnostics.isWhole, !turn.isEnded, !readsOutputs(inputs) {
      let kept = CachedResult(
        inputs: inputs, isProfile: result.isProfile, languages: result.table?.languages ?? [],
        outputs: collector.outputs,
        diagnostics: result.diagnostics.diagnostics)
      cache?.keep(kept, outputs: collector.bytes, as: name)
    }
    let isProfile = result.isProfile
    // The table is kept until the turn comes, if at all.
    let table = compiler.session.environments.areChecked ? result.table : nil
    turn.post(cost: Self.costOfResult) { state in
      state.reporter.add(result.diagnostics)
      for failure in outcome.failures { state.reporter.addTrouble(failure) }
      if outcome.failures.isEmpty { noteOutputs(collector.outputs, of: spec) }
      if let log { plan.dependencies?.note(spec, outputs: outcome.places, inputs: log.inputs) }
      if result.diagnostics.hasErrors { state.ledger?.fail(spec.outputName) }
      guard !isProfile else { return }
      state.states.look(at: table)
      state.tally.add(
        hasErrors: result.diagnostics.hasErrors || !outcome.failures.isEmpty, written: outcome.written)
    }
  }

  /// Writes what the cache has of a spec, and reports what was reported; false if it has nothing.
  private func reuse(
    _ name: SpecCache.Name, of spec: SpecFile, _ outcome: Outcome, _ turn: OrderedRun<State>.Turn
  ) -> Bool {
    guard let cache, let result = cache.result(name),
      let outputs = outputs(of: result, name, spec: spec, in: cache)
    else { return false }
    cache.noteReuse()
    for cached in outputs {
      turn.post(cost: cached.output.content.size) { state in
        guard cached.isInPlace else {
          return take(cached.output, hash(of: cached.output), of: spec, outcome, turn, &state)
        }
        let name = spec.outputName(of: cached.output.stage, in: cached.output.environment)
        guard let place = plan.place(of: name) else { return }
        if plan.isFolder, cached.output.stage.isSwift, let bytes = try? OutputFile.read(place, limit: .max),
          let clash = state.types.add(bytes, name, of: spec)
        {
          return outcome.failures.append(clash)
        }
        MetFiles.written.note(place.path)
        outcome.places.append(place.path)
      }
    }
    let (bag, inputs, languages) = (result.bag, result.inputs, result.languages)
    turn.post(cost: Self.costOfResult) { state in
      state.reporter.add(bag)
      for failure in outcome.failures { state.reporter.addTrouble(failure) }
      if outcome.failures.isEmpty { noteOutputs(result.outputs, of: spec) }
      plan.dependencies?.note(spec, outputs: outcome.places, inputs: inputs)
      guard !result.isProfile else { return }
      state.states.look(at: languages)
      state.tally.add(hasErrors: !outcome.failures.isEmpty, written: outcome.written)
    }
    return true
  }

  /// The hash of an output in the list of the folder, if there is one.
  private func hash(of output: SpecCompiler.Output) -> String? {
    listsOutputs ? Fingerprint.hexadecimal(of: output.bytes) : nil
  }

  /// In bytes: what a result costs that waits for its turn.
  private static let costOfResult = 100_000

  /// Writes an output, or compares it. If one cannot be written, the others still are, unless nothing can be written to the folder.
  private func take(
    _ output: SpecCompiler.Output, _ hash: String?, of spec: SpecFile, _ outcome: Outcome,
    _ turn: OrderedRun<State>.Turn, _ state: inout State
  ) {
    let name = spec.outputName(of: output.stage, in: output.environment)
    guard clashes?.contain(name) != true, outcome.failures.isEmpty || plan.isFolder else { return }
    do throws(Diagnostic) {
      if plan.isFolder, output.stage.isSwift,
        let clash = state.types.add(output.bytes, name, of: spec)
      {
        throw clash
      }
      let place = try plan.place(output, name: name, of: spec)
      if let verification, let place {
        MetFiles.written.note(place.path)
        let problem = try verification.problem(output.bytes, stage: output.stage, at: place)
        if let problem { state.stale.append(problem) }
      } else {
        switch try plan.write(output, to: place, reporter: state.reporter) {
        case .written: outcome.written += 1
        case .unchanged: break
        // Why is reported with the spec.
        case .discarded: return
        }
      }
      if let place { outcome.places.append(place.path) }
      state.ledger?.produce(name, of: spec.outputName, hash: hash)
    } catch {
      guard case .folder(let folder) = plan.target, verification == nil,
        OutputFile.problem(withFolder: folder) != nil
      else {
        outcome.failures.append(error)
        return
      }
      state.reporter.addTrouble(error)
      state.isEnded = true
      turn.end()
    }
  }

  private var verification: OutputVerification? {
    guard plan.update?.verifies == true else { return nil }
    return OutputVerification(maxWork: compiler.session.parser.maxWork)
  }

  /// Removes or reports orphans, updates the list of outputs, and counts what was done.
  func finish(_ specs: [SpecFile], _ state: inout State) {
    guard let update = plan.update else { return }
    guard
      update.finish(
        "outputs", stale: state.stale, ledger: &state.ledger, tally: &state.tally, reporter: &state.reporter)
    else { return }
    if case .folder(let folder) = plan.target {
      for warning in state.types.leftovers(in: folder) { state.reporter.addWarning(warning) }
    }
    let options = state.reporter.options
    if options.verbose || Terminal.isShown(Terminal.error) { state.reporter.say(state.tally.words) }
  }
}
