import ArgumentParser
import SpecFormatting
import TableDiagnostics
import TableParsing

struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write specs in their canonical form: the order of keys, indentation, style and quotes.",
    discussion: """
        tablec format Specs                    every file of a folder
        tablec format settings.yaml --diff     what would change
        tablec format --check Specs            for CI: write nothing, fail if a file would change
        tablec format -                        from standard input to standard output, for editors

      Besides specs, this includes the parts that they include, metrics profiles, '.tablec.yaml', baselines and known changes. What a file \
      says never changes: values, comments, anchors and aliases stay, and numbers stay as written. Keys are in the order of the \
      reference, with names first and contents last, within the groups that blank lines and comments form. A collection in brackets that is longer \
      than \(SpecFormatter.lineWidth) characters is written in block style. Quotes are removed where no YAML parser needs them.

      Files with errors and files that are not tablec's are left as they are.
      """.documented(.format))

  @Argument(
    help: ArgumentHelp(
      "Specs, folders and patterns; - is standard input. Default: the 'specs' of .tablec.yaml.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Flag(help: "Write nothing, and fail if a file would change.")
  var check = false

  @Flag(help: "Write nothing, and show what would change as a unified diff.")
  var diff = false

  @OptionGroup(title: "Input") var choice: SelectionOptions
  @OptionGroup(title: "Input") var standardInput: StandardInputOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Speed") var jobs: JobOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    var reporter = Reporter(report, for: "format")
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try reporter.checkPlan() }
    let selection = SpecSelection(choice, limits, standardInput)
    let files = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      try SpecFinder(paths, selection, kind: .formatted, reporter: &reporter).specs
    }
    reporter.isOutputTaken = diff || (!check && files.contains { $0.isStandardInput })
    if !check, !diff, let stream = files.first(where: { !$0.canBeReadAgain && !$0.isStandardInput }) {
      throw WrongUsage.reported("\(stream.path.quotedForMessage) is not a file that can be written", by: Self.self)
    }
    let purpose: FormatRun.Purpose = check || diff ? .look(isCheck: check, isDiff: diff) : .write
    FormatRun(formatter: SpecFormatter(limits: limits.parserOptions.syntax), purpose: purpose, jobs: jobs.count)
      .format(files, reporter: &reporter)
    try reporter.end()
  }
}
