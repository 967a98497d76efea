import ArgumentParser
import GitReading
import TableDiagnostics

struct GitSetup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-setup",
    abstract: "Let 'git diff' tell what moved in a spec's layout.",
    usage: "tablec git-setup [<pattern> ...] [--install | --remove] [--global]",
    discussion: """
        tablec git-setup                          only say what would be done
        tablec git-setup --install                for this repository
        tablec git-setup --install 'UI/*.yaml'    for these files of it
        tablec git-setup --install --global       for you, in all repositories
        tablec git-setup --remove                 undo it

      Two things are needed. Git's configuration says how to run tablec; it is yours alone. The file .gitattributes says which files are \
      specs; it can be committed, and means nothing to those who have not set up tablec. Without a pattern these are the \
      folders in which specs are found.

      What specs include and name is taken from the working tree, also for older versions. Where a version has errors, and for \
      YAML that is no spec, the lines are shown as ever.
      """.documented(.gitSetup))

  @Argument(help: ArgumentHelp("Which files are specs, as .gitattributes has it.", valueName: "pattern"))
  var patterns: [String] = []

  @OptionGroup(title: "Setup") var options: GitSetupOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    guard [options.install, options.remove, options.print].filter({ $0 }).count <= 1 else {
      throw WrongUsage.told("--install, --remove and --print exclude each other", by: Self.self)
    }
    var reporter = Reporter(report)
    do throws(Diagnostic) {
      let plan = try GitSetupPlan(patterns: patterns, isGlobal: options.isGlobal)
      if options.install {
        try plan.checkPatterns()
        try tell(plan.install(), end: plan.afterInstall)
      } else if options.remove {
        try tell(plan.remove(), end: nil)
      } else {
        try write(plan.preview)
      }
    } catch {
      reporter.addTrouble(error)
    }
    try reporter.end()
  }

  private func tell(_ done: GitSetupPlan.Report, end: String?) throws(Diagnostic) {
    // A value of git's configuration may have lines of its own.
    let lines = (done.hasChanged ? done.lines : ["nothing to do:"] + done.lines).map { safeText($0) }
    if !report.quiet { try write((lines + (end.map { ["", $0] } ?? [])).joined(separator: "\n") + "\n") }
  }

  private func write(_ text: String) throws(Diagnostic) {
    try Terminal.writeOutput(Array(safeLines(text).utf8))
  }
}

/// What `git-setup` does, and where.
struct GitSetupOptions: ParsableArguments {
  @Flag(help: "Do it.")
  var install = false

  @Flag(help: "Undo it.")
  var remove = false

  @Flag(help: "Only say what would be done, which is the default.")
  var print = false

  @Flag(name: .customLong("global"), help: "In your own configuration of git instead of the repository's.")
  var isGlobal = false
}
