import TableDiagnostics
import TableIR
import TableLayout

/// The questions of `init` on a terminal.
struct StartingDialogue {
  let questions = Questions()
  let folder: StartingFolder
  /// The name that was given, or nil.
  let name: String?

  /// - Parameter path: the path of the file for a name.
  func plan(path: (String) -> String) throws(Questions.Ended) -> StartingPlan {
    questions.tell("Return accepts the default in brackets; Ctrl-D ends without writing anything.")
    let template = try template()
    let isProject = try project()
    let path = try file(for: template, isProject: isProject, path: path)
    var plan = StartingPlan(path: path, spec: StartingSpec(template: template), isProject: isProject)
    plan.spec.ios = try ios()
    plan.spec.devices = try devices(for: plan.spec)
    guard isProject else { return plan }
    if folder.isTop { plan.host = try choose("\nWhich CI file?", standard: folder.host()) }
    plan.editor = try choose("\nWhich editor?", standard: .schema)
    return plan
  }

  private func template() throws(Questions.Ended) -> SpecTemplate {
    if let name, let named = SpecTemplate.named(StartingName.stem(of: name)) { return named }
    let all = SpecTemplate.all
    let standard = all.firstIndex { $0.name == SpecTemplate.standard.name } ?? 0
    return all[
      try questions.choose(
        "\nWhat does the table look like?", standard: standard, from: all.map { ($0.name, $0.title) })]
  }

  /// A project is offered in a folder that holds nothing yet.
  private func project() throws(Questions.Ended) -> Bool {
    guard folder.isEmpty, PathKind(ProjectFile.configuration.path) == .missing else { return false }
    return try questions.confirm(
      "\nMake this folder a project, with \(ProjectFile.configuration.path), CI and an editor's schema?")
  }

  private func file(
    for template: SpecTemplate, isProject: Bool, path: (String) -> String
  ) throws(Questions.Ended) -> String {
    if let name { return path(name) }
    let standard = path(isProject ? "\(ProjectFile.folder)/\(template.name)" : template.name)
    return try questions.ask("\nFile", standard: standard) { answer -> Result<String, Questions.WrongAnswer> in
      let path = path(answer)
      if let problem = StartingName.problem(with: answer) { return .failure(.init(message: problem)) }
      if isProject, !StartingPlan(path: path, spec: StartingSpec(template: template)).isInside {
        return .failure(.init(message: "A project's specs are in its folder."))
      }
      if PathKind(path) != .missing { return .failure(.init(message: "\(safeText(path)) already exists.")) }
      return .success(path)
    } ?? standard
  }

  private func ios() throws(Questions.Ended) -> Int? {
    let versions = MetricsProfile.knownVersions
    return try questions.ask("iOS, \(versions)", standard: String(Table.Metrics.standard.ios)) {
      answer -> Result<Int, Questions.WrongAnswer> in
      guard let version = SystemVersion(argument: answer)?.number, MetricsProfile.profile(ios: version) != nil else {
        return .failure(.init(message: "There are no metrics for it: valid versions are \(versions)."))
      }
      return .success(version)
    }
  }

  private func devices(for spec: StartingSpec) throws(Questions.Ended) -> [Device] {
    let standard = spec.standardDevices.map(\.name).joined(separator: ", ")
    return try questions.ask("Device, or several with commas; ? lists them", standard: standard) {
      answer -> Result<[Device], Questions.WrongAnswer> in
      let names = answer.split { $0 == "," || $0 == " " }.map(String.init)
      if names.contains("?") {
        return .failure(.init(message: Device.all.map(\.name).joined(separator: " ")))
      }
      if let unknown = names.first(where: { Device.spelled($0) == nil }) {
        let hint = closestMatch(to: unknown, in: Device.all.map(\.name)).map { " Did you mean '\($0)'?" } ?? ""
        return .failure(.init(message: "There is no device \(unknown.quotedForMessage).\(hint)"))
      }
      return .success(names.compactMap(Device.spelled))
    } ?? []
  }

  private func choose<Value: Choosable>(_ question: String, standard: Value?) throws(Questions.Ended) -> Value? {
    let choices = OptionalChoice<Value>.choices
    let standard = choices.firstIndex { $0.name == OptionalChoice(standard).name } ?? 0
    return OptionalChoice<Value>(
      argument: choices[try questions.choose(question, standard: standard, from: choices)].name)?
      .value
  }
}
