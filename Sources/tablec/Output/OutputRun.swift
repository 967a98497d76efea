import TableDiagnostics
import TableParsing

/// Compiles specs and writes their outputs: several specs at once, in the order of the specs.
struct OutputRun: Sendable {
  let plan: OutputPlan
  let compiler: SpecCompiler
  let clashes: OutputClashes?
  let progress: Progress?
  var cache: SpecCache?

  /// What the effects of the specs change, one after the other.
  struct State {
    var reporter: Reporter
    var states: StateCheck
    /// Whether the run ends because nothing can be written.
    var isEnded = false
  }

  /// What came of writing the outputs of one spec.
  private final class Failures: @unchecked Sendable {
    // Used only by effects, which take place one after the other.
    var all: [Diagnostic] = []
    var written: [String] = []
  }

  func run(_ specs: [SpecFile], jobs: Int, _ state: inout State) {
    let shares = JobShares(jobs: jobs, specs: specs.count)
    OrderedRun.run(specs.count, jobs: shares.specs, state: &state) { index, turn in
      var compiler = compiler
      compiler.jobs = shares.environments
      compiler.files = TurnFiles(base: compiler.files, suffixes: plan.stages.map(\.suffix), wait: turn.wait)
      compile(specs[index], with: compiler, turn)
      progress?.advance()
    }
    progress?.finish()
  }

  private func compile(_ spec: SpecFile, with compiler: SpecCompiler, _ turn: OrderedRun<State>.Turn) {
    var compiler = compiler
    let recorder: InputRecorder? =
      plan.dependencies == nil && cache == nil ? nil : InputRecorder(compiler.files, hashes: cache != nil)
    if let recorder { compiler.files = recorder }
    let bytes: [UInt8]
    do throws(Diagnostic) {
      let known = clashes?.kept[spec.path]
      bytes = if let known { known } else { try spec.read(limit: compiler.parser.syntax.maxBytes) }
    } catch {
      return turn.post { $0.reporter.addTrouble(error) }
    }
    if spec.canBeReadAgain {
      recorder?.note(bytes, of: spec.path)
    } else {
      turn.post { $0.reporter.keep(bytes, of: spec.path) }
    }
    let failures = Failures()
    let name = spec.canBeReadAgain ? cache?.name(of: spec, bytes) : nil
    if let name, reuse(name, of: spec, failures, turn) { return }
    let collector = OutputCollector()
    let result = compiler.compile(bytes, spec: spec, stages: plan.stages, isCheck: plan.target == .nothing) { output in
      if name != nil, plan.target != .nothing { collector.add(output) }
      turn.post(cost: output.bytes.count) { take(output, of: spec, failures, turn, &$0) }
      return !turn.isEnded
    }
    if let name, let inputs = recorder?.inputs, result.diagnostics.isWhole, !turn.isEnded, !readsOutputs(inputs) {
      let kept = CachedResult(
        inputs: inputs, isProfile: result.isProfile, outputs: collector.outputs,
        diagnostics: result.diagnostics.diagnostics)
      cache?.keep(kept, outputs: collector.bytes, as: name)
    }
    let isProfile = result.isProfile
    // The table is kept until the turn comes, if at all.
    let table = compiler.environments.states.isEmpty ? nil : result.table
    turn.post(cost: Self.costOfResult) { state in
      state.reporter.add(result.diagnostics)
      for failure in failures.all { state.reporter.addTrouble(failure) }
      if failures.all.isEmpty { noteOutputs(collector.outputs, of: spec) }
      if let recorder { plan.dependencies?.note(spec, outputs: failures.written, inputs: recorder.inputs) }
      if !isProfile { state.states.look(at: table) }
    }
  }

  /// Writes what the cache has of a spec, and reports what was reported; false if it has nothing.
  private func reuse(
    _ name: SpecCache.Name, of spec: SpecFile, _ failures: Failures, _ turn: OrderedRun<State>.Turn
  ) -> Bool {
    guard let cache, let result = cache.result(name),
      let outputs = outputs(of: result, name, spec: spec, in: cache)
    else { return false }
    cache.noteReuse()
    for cached in outputs {
      turn.post(cost: cached.output.bytes.count) { state in
        guard cached.isInPlace else { return take(cached.output, of: spec, failures, turn, &state) }
        let name = spec.outputName(of: cached.output.stage, in: cached.output.environment)
        if let place = plan.place(of: name) { failures.written.append(place.path) }
      }
    }
    let (bag, inputs) = (result.bag, result.inputs)
    turn.post(cost: Self.costOfResult) { state in
      state.reporter.add(bag)
      for failure in failures.all { state.reporter.addTrouble(failure) }
      if failures.all.isEmpty { noteOutputs(result.outputs, of: spec) }
      plan.dependencies?.note(spec, outputs: failures.written, inputs: inputs)
    }
    return true
  }

  /// In bytes: what a result costs that waits for its turn.
  private static let costOfResult = 100_000

  /// Writes an output. If one cannot be written, the others still are, and the spec's problems are still reported.
  private func take(
    _ output: SpecCompiler.Output, of spec: SpecFile, _ failures: Failures, _ turn: OrderedRun<State>.Turn,
    _ state: inout State
  ) {
    let name = spec.outputName(of: output.stage, in: output.environment)
    guard clashes?.contain(name) != true, failures.all.isEmpty || plan.isFolder else { return }
    do throws(Diagnostic) {
      try plan.write(output, name: name, of: spec, reporter: state.reporter)
      if let place = plan.place(of: name) { failures.written.append(place.path) }
    } catch {
      failures.all.append(error)
    }
  }
}
