import TableDiagnostics
import TableParsing

/// What `lint --fix` does before it lints: fixes all specs, and writes the files or shows their changes.
struct LintFixing {
  let options: LintOptions
  let specs: [SpecFile]
  let places: EditablePlaces
  /// A shared file that one spec's fix-it changes may give another spec a fix-it.
  private static let mostPasses = 5

  func run(
    _ linter: SpecLinter, _ configurations: RunConfiguration, _ baseline: inout RunBaseline,
    reporter: inout Reporter
  ) {
    var fixer = LintFixer(linter, allowsUnsafe: options.unsafe, mayEdit: places.contain)
    for _ in 0..<Self.mostPasses {
      var isEdited = false
      for spec in specs {
        let configuration = configurations.configuration(for: spec, reporter: &reporter)
        let known = baseline.known(of: spec, configuration, reporter: &reporter)
        if fixer.fix(spec, levels: linter.levels(configuration.configuration), baseline: known) { isEdited = true }
      }
      if !isEdited { break }
    }
    if !fixer.outside.isEmpty { reporter.say(words(on: fixer.outside)) }
    let changed = fixer.edits.changed
    let words = "\(counted(fixer.count, "problem")) in \(counted(changed.count, "file"))"
    defer { tellRefused(by: fixer, reporter) }
    if options.diff {
      for file in changed { show(file, &reporter) }
      if !changed.isEmpty { reporter.noteDifference() }
      reporter.say(changed.isEmpty ? "nothing to fix" : "would fix \(words)")
      return
    }
    var failed = 0
    for file in changed {
      do throws(Diagnostic) { try write(file) } catch {
        failed += 1
        reporter.addTrouble(error)
      }
    }
    if failed == 0 { reporter.say(changed.isEmpty ? "nothing to fix" : "fixed \(words)") }
  }

  private func words(on outside: Set<FixIt>) -> String {
    let files = Set(outside.map(\.range.file)).sorted()
    let more = files.count > 1 ? " and \(counted(files.count - 1, "other file"))" : ""
    return "not fixed: \(counted(outside.count, "problem")) in \(files[0])\(more), outside of what the command names"
  }

  /// Tells of problems with fix-its that stay.
  private func tellRefused(by fixer: LintFixer, _ reporter: Reporter) {
    if !fixer.refused.isEmpty {
      let isOne = fixer.refused.count == 1
      reporter.say(
        "\(counted(fixer.refused.count, "fix-it")) \(isOne ? "is" : "are") left to you: applied, "
          + "\(isOne ? "it" : "each") would cause an error, leave its problem, or change something else")
    }
    if fixer.isCutShort { reporter.say("some fix-its were not tried, because of the work limit; run it again") }
    guard reporter.options.verbose else { return }
    for fix in fixer.refused.sorted(by: { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }) {
      reporter.say("\(fix.range.file):\(fix.range.start.line):\(fix.range.start.column): not applied: \(fix.message)")
    }
  }

  private func show(_ file: EditedFiles.Edited, _ reporter: inout Reporter) {
    do throws(Diagnostic) {
      try Terminal.writeOutput(UnifiedDiff(path: file.path, from: file.original, to: file.bytes).bytes)
    } catch {
      reporter.addTrouble(error)
    }
  }

  private func write(_ file: EditedFiles.Edited) throws(Diagnostic) {
    let place = OutputPlace(named: file.path)
    try OutputFile.checkNoLink(at: place)
    guard (try? DiskFiles().read(file.path, limit: file.original.count)) == file.original else {
      throw OutputFile.unwritable(file.path, "the file was changed while it was being fixed")
    }
    try OutputFile.write(file.bytes, to: place, replacesRead: true)
  }
}
