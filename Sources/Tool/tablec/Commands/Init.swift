import ArgumentParser
import TableDiagnostics
import TableIR
import TableLayout

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a spec to start from.",
    usage: """
      tablec init [<name>] [--template <template>] [--ios <n>] [--device <names>] [--force]
      tablec init [<name>] --project [--ci <host>] [--editor <editor>] …
      """,
    discussion: """
      Writes NAME.yaml, unless that file exists. The name can be a path; - is standard output. A name that is also a template's, \
      such as settings, starts from that template.

      On a terminal, it asks for what was not named. With one of the flags below, or without a terminal, it never asks.

        tablec init                                         ask, on a terminal
        tablec init inbox                                   an inbox
        tablec init contacts -t list --ios 17 --device iphone-se,ipad
        tablec init --project -t settings                   a project in this folder, with its first spec

      --project also writes .tablec.yaml, the CI file of the repository's host, and the JSON Schema that an editor checks specs with.
      """.documented(.start))

  @Argument(
    help: ArgumentHelp(
      "The name of the spec. (default: table; with --project, the template's name in Specs)", valueName: "name"))
  var name: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "What to start from: \(SpecTemplate.all.map(\.name).joined(separator: ", ")). (default: the template of the spec's name, or list)",
      valueName: "template"), completion: .list(SpecTemplate.all.map(\.name)))
  var template: String?

  @Option(
    help: ArgumentHelp(
      "The version of iOS that the spec is for, \(MetricsProfile.knownVersions): its 'metrics'.", valueName: "n"))
  var ios: SystemVersion?

  @Option(
    help: ArgumentHelp(
      "The device that the spec is for, or several, separated by commas: its 'environments'. 'tablec preview --help' lists them.",
      valueName: "name"),
    completion: .list(Device.all.map(\.name)))
  var device: Choices<String>?

  @Flag(help: "Make the folder a project: write .tablec.yaml, and the files of --ci and --editor.")
  var project = false

  @Option(
    help: ArgumentHelp(
      "Write the CI file of a host. (default with --project: the repository's, or none)", valueName: "host"))
  var ci: OptionalChoice<ProjectHost>?

  @Option(
    help: ArgumentHelp(
      "Write what an editor needs: the schema beside the spec, and the editor's settings for this folder. (default with --project: schema)",
      valueName: "editor"))
  var editor: OptionalChoice<ProjectEditor>?

  @Flag(help: "Overwrite existing files.")
  var force = false

  func validate() throws {
    if let template, SpecTemplate.named(template) == nil {
      let names = SpecTemplate.all.map(\.name)
      let hint = closestMatch(to: template, in: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "unknown template '\(template)'.\(hint) The templates are \(names.joined(separator: ", ")).")
    }
    if let name, let problem = StartingName.problem(with: name) { throw ValidationError(problem) }
    if let ios, MetricsProfile.profile(ios: ios.number) == nil {
      throw ValidationError(
        "there are no metrics for iOS \(ios.number): valid versions are \(MetricsProfile.knownVersions)")
    }
    for name in device?.values ?? [] where Device.spelled(name) == nil {
      throw ValidationError(EnvironmentOptions.unknownDevice(name))
    }
  }

  func run() throws {
    let folder = StartingFolder()
    let isAsking = name != "-" && !hasFlags && Questions.canBeAsked
    let plan = isAsking ? try asked(in: folder) : try chosen(in: folder)
    guard name != "-" else { return try ReportedOutput.write(Array(plan.spec.text.utf8), to: "-") }
    let written = try plan.write(replaces: force)
    Terminal.writeError(StartingReport(plan: plan, written: written).text)
    if !isAsking, template == nil, let name, let meant = similarTemplate(name) {
      Terminal.writeError(
        "'\(meant)' is a template: 'tablec init \(safeText(name)) --template \(meant) --force' starts from that instead\n"
      )
    }
  }

  /// The template that a name is nearly that of.
  private func similarTemplate(_ name: String) -> String? {
    let stem = StartingName.stem(of: name)
    guard SpecTemplate.named(stem) == nil else { return nil }
    return closestMatch(to: stem, in: SpecTemplate.all.map(\.name))
  }

  private var hasFlags: Bool {
    template != nil || ios != nil || device != nil || project || ci != nil || editor != nil || force
  }

  private func asked(in folder: StartingFolder) throws -> StartingPlan {
    if let name { try StartingPlan.checkFree(StartingName.path(of: name)) }
    do throws(Questions.Ended) {
      let plan = try StartingDialogue(folder: folder, name: name).plan(path: StartingName.path)
      Terminal.writeError("\n")
      return plan
    } catch {
      Terminal.writeError("\nnothing was written\n")
      throw ExitCode(ExitStatus.trouble.rawValue)
    }
  }

  private func chosen(in folder: StartingFolder) throws -> StartingPlan {
    let template = SpecTemplate.named(template ?? name.map(StartingName.stem) ?? "") ?? .standard
    let name = name ?? (project ? "\(ProjectFile.folder)/\(template.name)" : "table")
    let spec = StartingSpec(
      template: template, ios: ios?.number, devices: device?.values.compactMap(Device.spelled) ?? [])
    var plan = StartingPlan(path: StartingName.path(of: name), spec: spec, isProject: project)
    plan.host = ci.map(\.value) ?? (project && folder.isTop ? folder.host() : nil)
    plan.editor = editor.map(\.value) ?? (project ? .schema : nil)
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      if name == "-" && (plan.isProject || plan.host != nil || plan.editor != nil) {
        throw WrongUsage(message: "--project, --ci and --editor write files beside the spec, so it cannot be '-'")
      }
      if plan.host != nil && !folder.isTop {
        throw WrongUsage(message: "the CI file must be in the repository's top folder: run 'tablec init --ci' there")
      }
      if (plan.isProject || plan.host != nil || plan.editor?.file != nil) && !plan.isInside {
        throw WrongUsage(message: "the spec of a project must be in the working folder")
      }
    }
    return plan
  }
}
