import ArgumentParser
import TableDiagnostics

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a spec to start from.",
    discussion: "Writes NAME.yaml, unless that file exists. The name can be a path; - is standard output.".documented(
      .initialize))

  @Argument(help: ArgumentHelp("The name of the spec.", valueName: "name"))
  var name = "table"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "What to start from: \(SpecTemplate.all.map(\.name).joined(separator: ", ")).", valueName: "template"),
    completion: .list(SpecTemplate.all.map(\.name)))
  var template = "list"

  @Flag(help: "Overwrite an existing file.")
  var force = false

  func validate() throws {
    guard SpecTemplate.named(template) != nil else {
      let names = SpecTemplate.all.map(\.name)
      let hint = closestMatch(to: template, in: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "unknown template '\(template)'.\(hint) The templates are \(names.joined(separator: ", ")).")
    }
    guard !name.isEmpty, !name.hasSuffix("/") else { throw ValidationError("a spec needs a name") }
  }

  func run() throws {
    guard let template = SpecTemplate.named(template) else { preconditionFailure("validated before") }
    guard name != "-" else { return try ReportedOutput.write(Array(template.text.utf8), to: name) }
    let path =
      NameBytes.ofArgument(name) != nil || name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? name : name + ".yaml"
    switch FileKind(path) {
    case .missing: break
    case _ where force: break
    case .unknown(let problem): return try ReportedOutput.tell(OutputFile.unwritable(path, problem.reason))
    case .file, .folder, .other:
      Terminal.writeError("tablec: \(safeText(path)) already exists; --force overwrites it\n")
      throw ExitCode(ExitStatus.trouble.rawValue)
    }
    try ReportedOutput.write(Array(template.text.utf8), to: path)
    let shown = safeText(path)
    Terminal.writeError("wrote \(shown): draw it with 'tablec preview \(shown)'\n")
  }
}
