import TableDiagnostics
import TableParsing

/// Compiles specs and writes their outputs: several specs at once, in the order of the specs.
struct OutputRun: Sendable {
  let plan: OutputPlan
  let compiler: SpecCompiler
  let clashes: OutputClashes?
  let progress: Progress?

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
    let bytes: [UInt8]
    do throws(Diagnostic) {
      let known = clashes?.kept[spec.path]
      bytes = if let known { known } else { try spec.read(limit: compiler.parser.syntax.maxBytes) }
    } catch {
      return turn.post { $0.reporter.addTrouble(error) }
    }
    if !spec.canBeReadAgain { turn.post { $0.reporter.keep(bytes, of: spec.path) } }
    let failures = Failures()
    let result = compiler.compile(bytes, spec: spec, stages: plan.stages, isCheck: plan.target == .nothing) { output in
      turn.post(cost: output.bytes.count) { take(output, of: spec, failures, turn, &$0) }
      return !turn.isEnded
    }
    let isProfile = result.isProfile
    // The table is kept until the turn comes, if at all.
    let table = compiler.environments.states.isEmpty ? nil : result.table
    turn.post(cost: Self.costOfResult) { state in
      state.reporter.add(result.diagnostics)
      for failure in failures.all { state.reporter.addTrouble(failure) }
      if !isProfile { state.states.look(at: table) }
    }
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
    } catch {
      failures.all.append(error)
    }
  }
}
