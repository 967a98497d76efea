import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableSupport
import TableTemplates

extension SpecCompiler {
  /// Lays a table out for each environment, several at once. Each tree is discarded once its outputs are made.
  ///
  /// Whether the work limit is exceeded, and what is written before, does not depend on the number of threads: an environment is laid
  /// out in advance only within its share of what is left of the budget, and otherwise in its turn. So the trees that exist at one time
  /// cost no more than the budget.
  ///
  /// - Parameter printed: the table as a spec, for templates.
  /// - Returns: a warning about the constraints, if there is one.
  func layOut(
    _ source: TableSource, printed: [UInt8], in entries: [EnvironmentMatrix.Entry], stages: [Stage], _ work: WorkMeter,
    write: @escaping (Output) -> Bool
  ) throws(Diagnostic) -> Diagnostic? {
    let jobs = min(session.jobs, entries.count)
    let templates = TemplatePass(templates, stages, source, printed: printed, work)
    // With fewer environments than threads, large tables are split.
    let pass = EnvironmentPass(
      compiler: self, source: source, entries: entries, stages: stages, templates: templates,
      threads: session.jobs / max(jobs, 1))
    guard !pass.isEmpty else { return nil }
    let share = jobs > 1 ? work.left / jobs : 0
    var state = EnvironmentPass.State(work: work, sheet: SheetEmitter(options: session.pictures), write: write)
    OrderedRun.run(entries.count, jobs: jobs, state: &state) { index, turn in
      let early = jobs > 1 ? pass.products(index, within: share) : nil
      turn.post(cost: early?.size ?? 0) { state in
        pass.take(early, index, &state)
        if state.isEnded { turn.end() }
      }
    }
    if !state.isEnded, let templates = pass.templates {
      state.activity = EnvironmentPass.rendering
      state.problem = templates.finish(state.layouts, work, write: write)
    }
    if let problem = state.problem { throw problem }
    try source.check(work, state.activity, environments: entries.count)
    if pass.wantsSheet && !state.isEnded { _ = write(Output(stage: .html, bytes: state.sheet.page())) }
    return source.constraintWarning(state.constraintProblems)
  }
}

/// The layout of one table in its environments.
private struct EnvironmentPass: Sendable {
  let compiler: SpecCompiler
  let source: TableSource
  let entries: [EnvironmentMatrix.Entry]
  let wanted: [Stage]
  let wantsSheet: Bool
  /// Nil if no templates are wanted.
  let templates: TemplatePass?
  /// The number of threads for one environment.
  let threads: Int

  init(
    compiler: SpecCompiler, source: TableSource, entries: [EnvironmentMatrix.Entry], stages: [Stage],
    templates: TemplatePass?, threads: Int
  ) {
    (self.compiler, self.source, self.entries) = (compiler, source, entries)
    (self.templates, self.threads) = (templates, threads)
    wanted = stages.filter { $0.isPerEnvironment && !$0.isTemplate }
    wantsSheet = stages.contains(.html)
  }

  static let (layingOut, rendering) = ("laying out", "rendering a template for")

  var isEmpty: Bool { wanted.isEmpty && !wantsSheet && templates == nil }

  /// What the outputs of the environments have in common.
  struct State {
    let work: WorkMeter
    var sheet: SheetEmitter
    let write: (SpecCompiler.Output) -> Bool
    /// For templates of all environments.
    var layouts: [TemplateValue] = []
    /// A problem of a template.
    var problem: Diagnostic?
    /// Those of all environments, each once.
    var constraintProblems: [ConstraintProblem] = []
    /// What was being done when no work was left, for a message.
    var activity = EnvironmentPass.layingOut
    /// Whether no work is left, or nothing more is to be written.
    var isEnded = false
  }

  /// What is made of one environment: everything, or what was made until no work was left.
  struct Products: Sendable {
    var outputs: [SpecCompiler.Output] = []
    var figure: SheetEmitter.Figure?
    var layout: TemplateValue?
    var problem: Diagnostic?
    var constraintProblems: [ConstraintProblem] = []
    var activity = EnvironmentPass.layingOut
    /// The meter for its cost, to which a stream adds while it is written.
    let work: WorkMeter
    var isWhole: Bool { !work.isSpent }

    var size: Int { outputs.reduce(figure?.bytes.count ?? 0) { $0 + $1.content.size } }
  }

  /// - Parameter limit: in steps, of which each byte of an output is one.
  func products(_ index: Int, within limit: Int) -> Products {
    var products = Products(work: WorkMeter(limit: limit))
    make(index, &products, products.work)
    return products
  }

  private func make(_ index: Int, _ products: inout Products, _ work: WorkMeter) {
    let entry = entries[index]
    let recordsConstraints = compiler.session.emission.showsConstraints && (wantsSheet || wanted.contains(.svg))
    let layouter = source.layouter(entry, recordsConstraints: recordsConstraints, jobs: threads)
    // What is only written once needs no cells that are kept.
    let isWrittenOnce = wanted == [.layout] && templates == nil && !wantsSheet
    let layout =
      isWrittenOnce
      ? layouter.layOutDeferringCells(source.table, work: work)
      : DeferredLayout(tree: layouter.layOut(source.table, work: work))
    let tree = layout.tree
    products.constraintProblems = tree.constraintProblems
    for stage in wanted where !work.isSpent {
      let content = compiler.emit(layout, as: stage, work: work, jobs: threads)
      guard !work.isSpent else { return }
      products.outputs.append(
        SpecCompiler.Output(
          stage: stage, environment: entry.environment.name, isOneOfSeveral: entries.count > 1,
          content: content))
    }
    if let templates, !work.isSpent {
      products.activity = Self.rendering
      do throws(Diagnostic) {
        let made = try templates.make(tree, of: entry, isOneOfSeveral: entries.count > 1, work)
        products.outputs += made.outputs
        products.layout = made.layout
      } catch {
        products.problem = error
        return
      }
    }
    guard wantsSheet, !work.isSpent else { return }
    products.activity = Self.layingOut
    let figure = SheetEmitter(options: compiler.session.pictures).figure(of: tree, cutAfter: work.left)
    work.spend(figure.bytes.count)
    products.figure = figure
  }

  /// Writes what was made of an environment, once those before it are written.
  /// - Parameter early: what was made of it within a share of the budget.
  func take(_ early: Products?, _ index: Int, _ state: inout State) {
    let fitting = early.flatMap { $0.isWhole && $0.work.spent <= state.work.left ? $0 : nil }
    let products = fitting ?? products(index, within: state.work.left)
    for output in products.outputs where !state.isEnded { state.isEnded = !state.write(output) }
    state.work.spend(products.work.spent)
    if let figure = products.figure, products.isWhole { state.sheet.add(figure) }
    if let layout = products.layout, products.isWhole { state.layouts.append(layout) }
    for problem in products.constraintProblems where !state.constraintProblems.contains(problem) {
      state.constraintProblems.append(problem)
    }
    if let problem = products.problem {
      state.problem = problem
      state.isEnded = true
    }
    if !products.isWhole { (state.isEnded, state.activity) = (true, products.activity) }
  }
}
