import TableDiagnostics
import TableLint
import TableParsing
import TablePreview
import TableSupport

/// Writes a gallery: the files of several specs at once, in the order of the specs, then the list of tables and the page.
struct GalleryRun: Sendable {
  let compiler: GalleryCompiler
  let folder: String
  let update: OutputPlan.Update
  /// Of the list of tables.
  let title: String
  let progress: Progress?
  /// Whether a list of the outputs is kept in their folder.
  let listsOutputs: Bool

  /// A spec, and how its problems are weighed.
  struct Task: Sendable {
    var spec: SpecFile
    var levels: RuleLevels
    var known: Set<BaselineEntry>
  }

  /// What the effects of the specs change, one after the other.
  struct State {
    var reporter: Reporter
    var states: StateCheck
    var ledger: OutputLedger?
    var tally = OutputTally()
    var tables: [PreviewIndex.Entry] = []
    var rows = SiteRows()
    /// The files that are not up to date.
    var stale: [Diagnostic] = []
    var isEnded = false
  }

  func run(_ tasks: [Task], jobs: Int, _ state: inout State) {
    let shares = JobShares(jobs: jobs, specs: tasks.count)
    var compiler = compiler
    compiler.linter.session.jobs = shares.environments
    OrderedRun.run(tasks.count, jobs: shares.specs, state: &state) { [compiler] index, turn in
      let task = tasks[index]
      let product = compiler.table(of: task.spec, levels: task.levels, known: task.known)
      progress?.advance()
      guard let product else { return }
      turn.post(cost: product.files.reduce(0) { $0 + $1.bytes.count }) { take(product, of: task.spec, turn, &$0) }
    }
    progress?.finish()
    guard !state.isEnded else { return }
    takeRemoved(&state)
    if state.tables.isEmpty, state.reporter.status == .done { state.reporter.say("the gallery shows no table") }
    // A list without the tables that could not be read would replace a whole one.
    if state.reporter.status < .trouble {
      writePage(&state)
    } else {
      state.reporter.say("the list of tables is left as it is, because of the errors")
    }
    if let first = tasks.first?.spec {
      for warning in state.states.warnings(for: first.root ?? first.path) { state.reporter.addWarning(warning) }
    }
    finish(&state)
  }

  private func take(
    _ product: GalleryTable, of spec: SpecFile, _ turn: OrderedRun<State>.Turn, _ state: inout State
  ) {
    state.reporter.noteSpec(spec.path)
    state.reporter.add(product.diagnostics)
    state.states.look(at: product.table)
    if let trouble = product.trouble {
      // What is there of a spec that cannot be read stays as it is.
      state.reporter.addTrouble(trouble)
      return
    }
    var written = 0
    for file in product.files where !state.isEnded {
      if write(file.bytes, file.address, of: spec.outputName, &state) { written += 1 }
    }
    if state.isEnded { turn.end() }
    state.tally.add(hasErrors: product.entry.state != .ok, written: written)
    state.tables.append(product.entry)
    state.rows.add(product.rows, of: product.entry.id)
  }

  /// Adds the tables that are gone since the revision.
  private func takeRemoved(_ state: inout State) {
    guard let removed = compiler.revision?.removed, !removed.isEmpty else { return }
    for product in removed.compactMap(compiler.removed) where !state.isEnded {
      for file in product.files where !state.isEnded {
        _ = write(file.bytes, file.address, of: product.entry.id, &state)
      }
      state.tables.append(product.entry)
      state.rows.add(product.rows, of: product.entry.id)
    }
    state.tables.sort { $0.path < $1.path }
  }

  /// Writes the list of tables and the page. They come last, so that they name no file that is not there.
  private func writePage(_ state: inout State) {
    let index = PreviewIndex(
      mode: .site, title: title, isFolder: state.tables.count != 1, against: compiler.revision.map { [$0.name] } ?? [],
      tables: state.tables)
    let files =
      [(name: GallerySite.marker, bytes: [])]
      + [state.rows.document, SiteDocument(index)].map { (name: $0.address, bytes: $0.bytes) } + GallerySite.pageFiles
    for file in files where !state.isEnded { _ = write(file.bytes, file.name, of: "", &state) }
  }

  /// Writes a file, or compares it.
  /// - Returns: whether it was written, not only found to be there.
  private func write(_ bytes: [UInt8], _ address: String, of spec: String, _ state: inout State) -> Bool {
    let place = OutputPlace(named: folder, below: address)
    do throws(Diagnostic) {
      var isWritten = false
      if update.verifies {
        let verification = OutputVerification(maxWork: compiler.linter.session.parser.maxWork)
        if let problem = try verification.problem(bytes, stage: .html, at: place) { state.stale.append(problem) }
      } else if try OutputFile.write(bytes, to: place, keepsEqual: true) {
        isWritten = true
        state.reporter.note(place.path)
      }
      if address != GallerySite.marker {
        state.ledger?.produce(address, of: spec, hash: listsOutputs ? Fingerprint.hexadecimal(of: bytes) : nil)
      }
      return isWritten
    } catch {
      state.reporter.addTrouble(error)
      // The rest would fail in the same way.
      if !update.verifies, OutputFile.problem(withFolder: folder) != nil { state.isEnded = true }
      return false
    }
  }

  /// Removes or reports orphans, updates the list of outputs, and counts what was done.
  private func finish(_ state: inout State) {
    guard
      update.finish(
        "gallery", stale: state.stale, ledger: &state.ledger, tally: &state.tally, reporter: &state.reporter)
    else { return }
    let options = state.reporter.options
    if options.verbose || Terminal.isShown(Terminal.error) {
      state.reporter.say(state.tally.words + "; open \(PathRules.join(folder, "index.html"))")
    }
  }
}
