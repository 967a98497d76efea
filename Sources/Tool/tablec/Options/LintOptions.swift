import ArgumentParser
import TableDiagnostics

/// What `lint` checks, and what affects its exit status.
struct LintOptions: ParsableArguments {
  @Flag(help: "Treat warnings as errors: exit 1 if there are any.")
  var strict = false

  @Flag(help: "Apply the safe fix-its to the specs and the files that they include, then report what remains.")
  var fix = false

  @Flag(help: "With --fix: apply the other fix-its as well, which are guesses or choices.")
  var unsafe = false

  @Flag(help: "With --fix: show the changes as a unified diff, write nothing, and exit 1 if there are any.")
  var diff = false

  @Option(
    help: ArgumentHelp("Turn off a rule, by its name or code; repeatable, or separated by commas.", valueName: "rule"),
    completion: .list(CodeRegistry.rules.ruleNames))
  var disable: [Choices<String>] = []

  @Option(
    help: ArgumentHelp(
      "A file that lists known findings, which are not reported. Default: the one that the configuration names.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to this file instead of reporting them. What it has of other specs stays.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var writeBaseline: String?

  @OptionGroup var acceptance: AcceptanceOptions

  func validate() throws {
    try acceptance.check("--write-baseline", isUsed: writeBaseline != nil)
    if acceptance.prune && writeBaseline != nil {
      throw ValidationError("--prune and --write-baseline cannot be combined: the second prunes, too")
    }
    for name in disable.flatMap(\.values) where CodeRegistry.rules.named(name) == nil {
      let names = CodeRegistry.rules.ruleNames
      let hint = closestMatch(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("there is no rule '\(name)'.\(hint) The rules are \(names.joined(separator: ", ")).")
    }
    if !fix && (unsafe || diff) { throw ValidationError("\(unsafe ? "--unsafe" : "--diff") needs --fix") }
    if fix && writeBaseline != nil { throw ValidationError("--fix and --write-baseline cannot be combined") }
    if baseline != nil && writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline cannot be combined")
    }
  }

  /// The rules of `--disable`.
  var disabled: Set<DiagnosticCode> { Set(disable.flatMap(\.values).compactMap(CodeRegistry.rules.named)) }
}
