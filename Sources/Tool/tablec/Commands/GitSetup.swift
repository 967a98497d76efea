import ArgumentParser
import GitReading
import TableDiagnostics

struct GitSetup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-setup",
    abstract: "Make 'git diff' show what moved in the layouts of specs, storyboards and xibs.",
    usage: "tablec git-setup [<pattern> ...] [--install | --remove] [--global]",
    discussion: """
        tablec git-setup                          print what would be done
        tablec git-setup --install                for this repository
        tablec git-setup --install 'UI/*.yaml'    for these files of it
        tablec git-setup --install --global       for you, in all repositories
        tablec git-setup --remove                 undo it

      Git needs two settings. Its configuration contains the command that runs tablec; this is private to you. The file .gitattributes \
      declares which files are specs; it can be committed, and has no effect for people who have not set up tablec. Without a \
      pattern, it covers the folders in which specs are found, and storyboards and xibs if there are tables in some.

      The files that a spec includes and names are taken from the working tree, for older versions too. If a version has errors, or \
      if a YAML file is not a spec, git shows the changed lines as usual.
      """.documented(.gitSetup))

  @Argument(help: ArgumentHelp("Which files are specs, in the syntax of .gitattributes.", valueName: "pattern"))
  var patterns: [String] = []

  @OptionGroup(title: "Setup") var options: GitSetupOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    guard [options.install, options.remove, options.print].filter({ $0 }).count <= 1 else {
      throw WrongUsage.reported("--install, --remove and --print cannot be combined", by: Self.self)
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
    // A value of git's configuration may contain line breaks.
    let lines = (done.hasChanged ? done.lines : ["nothing to do:"] + done.lines).map { safeText($0) }
    if !report.quiet { try write((lines + (end.map { ["", $0] } ?? [])).joined(separator: "\n") + "\n") }
  }

  private func write(_ text: String) throws(Diagnostic) {
    try Terminal.writeOutput(Array(safeLines(text).utf8))
  }
}

/// The options that choose what `git-setup` does, and where.
struct GitSetupOptions: ParsableArguments {
  @Flag(help: "Set it up.")
  var install = false

  @Flag(help: "Undo it.")
  var remove = false

  @Flag(help: "Only print what would be done. This is the default.")
  var print = false

  @Flag(name: .customLong("global"), help: "Use your own git configuration instead of the repository's.")
  var isGlobal = false
}
