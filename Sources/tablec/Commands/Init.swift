import ArgumentParser

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a spec to start from.",
    discussion: "Writes NAME.yaml into the current folder.")

  @Argument(help: ArgumentHelp("The name of the spec.", valueName: "name"))
  var name = "table"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "What to start from: \(SpecTemplate.all.map(\.name).joined(separator: ", ")).", valueName: "template"))
  var template = "list"

  @Flag(help: "Overwrite a file that is there.")
  var force = false

  func validate() throws {
    guard SpecTemplate.named(template) != nil else {
      let names = SpecTemplate.all.map(\.name).joined(separator: ", ")
      throw ValidationError("no template '\(template)': there are \(names)")
    }
    guard !name.isEmpty, !name.hasSuffix("/") else { throw ValidationError("a spec needs a name") }
  }

  func run() throws {
    guard let template = SpecTemplate.named(template) else { preconditionFailure("validated before") }
    let path = name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? name : name + ".yaml"
    guard force || FileKind(path) == .missing else {
      Terminal.writeError("tablec: \(path) is there already; --force overwrites it\n")
      throw ExitCode(ExitStatus.trouble.rawValue)
    }
    try ReportedOutput.write(Array(template.text.utf8), to: path)
    Terminal.writeError("wrote \(path): draw it with 'tablec preview \(path)'\n")
  }
}
