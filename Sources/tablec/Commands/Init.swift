import ArgumentParser
import TableDiagnostics

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a spec to start from.",
    discussion: """
      Writes NAME.yaml, unless that file exists. The name can be a path; - is standard output. A name that is also a template's, \
      such as settings, starts from that template.
      """.documented(.initialize))

  @Argument(help: ArgumentHelp("The name of the spec.", valueName: "name"))
  var name = "table"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "What to start from: \(SpecTemplate.all.map(\.name).joined(separator: ", ")). (default: the template of the spec's name, or list)",
      valueName: "template"), completion: .list(SpecTemplate.all.map(\.name)))
  var template: String?

  @Flag(help: "Overwrite an existing file.")
  var force = false

  func validate() throws {
    if let template, SpecTemplate.named(template) == nil {
      let names = SpecTemplate.all.map(\.name)
      let hint = closestMatch(to: template, in: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "unknown template '\(template)'.\(hint) The templates are \(names.joined(separator: ", ")).")
    }
    guard !name.isEmpty, !name.hasSuffix("/") else { throw ValidationError("a spec needs a name") }
  }

  /// The name without its folder and extension.
  private var fileName: String {
    let file = name.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".yaml") || file.hasSuffix(".yml") ? file.prefix { $0 != "." } : file)
  }

  func run() throws {
    guard let template = SpecTemplate.named(template ?? fileName) ?? SpecTemplate.named("list") else {
      preconditionFailure("there is a template 'list'")
    }
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
