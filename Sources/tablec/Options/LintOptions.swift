import ArgumentParser
import TableDiagnostics

/// What `lint` looks for, and what counts.
struct LintOptions: ParsableArguments {
  @Flag(help: "Warnings fail too: exit 1 where there are any.")
  var strict = false

  @Option(
    help: ArgumentHelp("A rule that is off, by its name or code; repeatable or with commas.", valueName: "rule"),
    completion: .list(CodeRegistry.rules.ruleNames))
  var disable: [Choices<String>] = []

  @Option(
    help: ArgumentHelp(
      "A file with findings that are known and not told again. Default: the configuration's.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write what is found into such a file, and tell nothing of it.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var writeBaseline: String?

  func validate() throws {
    for name in disable.flatMap(\.values) where CodeRegistry.rules.named(name) == nil {
      let names = CodeRegistry.rules.ruleNames
      let hint = closestMatch(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("there is no rule '\(name)'.\(hint) There are \(names.joined(separator: ", ")).")
    }
    if baseline != nil && writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline exclude each other")
    }
  }

  /// The rules of `--disable`.
  var disabled: Set<DiagnosticCode> { Set(disable.flatMap(\.values).compactMap(CodeRegistry.rules.named)) }
}
