import TableDiagnostics

/// Where each report of a run is written.
struct ReportPlan {
  enum Target: Equatable {
    case standardError
    case standardOutput
    case file(String)
  }

  struct Entry {
    var form: ReportForm
    var target: Target
  }

  private(set) var entries: [Entry] = []

  /// - Parameter isOutputTaken: whether the command writes something else to standard output.
  init(_ choices: [ReporterChoice], isOutputTaken: Bool, machine: BuildMachine = .current) {
    for choice in choices {
      entries.append(Entry(form: choice.form, target: Self.target(of: choice, isOutputTaken, machine)))
    }
    // A file alone would leave a person without any message.
    if !entries.contains(where: { !$0.target.isFile }) {
      entries.insert(Entry(form: machine.isXcode ? .xcode : .text, target: .standardError), at: 0)
    }
  }

  /// The reports of a run that finds problems in specs: those that the user chose, or text with what the machine shows by itself.
  ///
  /// - Parameter reported: forms that the command writes itself.
  init(_ choices: [ReporterChoice], isOutputTaken: Bool, adaptedTo machine: BuildMachine, reported: [ReportForm]) {
    self.init(choices, isOutputTaken: isOutputTaken, machine: machine)
    guard choices.isEmpty, machine.isGitHub, !reported.contains(.github) else { return }
    entries.append(Entry(form: .github, target: isOutputTaken ? .standardError : .standardOutput))
  }

  private static func target(of choice: ReporterChoice, _ isOutputTaken: Bool, _ machine: BuildMachine) -> Target {
    let stream = isOutputTaken ? Target.standardError : .standardOutput
    if let file = choice.file { return file == "-" ? stream : .file(file) }
    if choice.form == .gitlab, machine.isGitLab { return .file(BuildMachine.codeQualityReport) }
    return choice.form.traits.isOfMessages ? .standardError : stream
  }

  /// The forms that are written to streams of the process.
  var shown: [ReportForm] { entries.filter { !$0.target.isFile }.map(\.form) }

  var files: [String] {
    entries.compactMap { if case .file(let path) = $0.target { path } else { nil } }
  }

  /// Why the reports cannot be written like this; nil if they can.
  var problem: String? {
    for (stream, name) in [(Target.standardError, "standard error"), (.standardOutput, "standard output")] {
      let forms = entries.filter { $0.target == stream }.map(\.form)
      if let form = forms.first(where: { !$0.traits.isMadeOfLines }), forms.count > 1 {
        return "\(forms.map(\.rawValue).joined(separator: " and ")) would both be written to \(name): "
          + "give one of them a file, such as --reporter \(form.rawValue)=FILE"
      }
    }
    return nil
  }
}

extension ReportPlan.Target {
  var isFile: Bool { if case .file = self { true } else { false } }
}

/// The machine that builds a project, as its environment describes it.
struct BuildMachine: Sendable {
  var isGitHub: Bool
  var isGitLab: Bool
  /// Whether Xcode runs the command, in a build phase or for a plugin.
  var isXcode: Bool
  /// The file whose Markdown GitHub shows on the page of the run.
  var stepSummary: String?
  /// The folder of the checkout, to whose top paths in annotations are relative.
  var checkout: String?

  /// The name that GitLab's documentation and templates give to the report.
  static let codeQualityReport = "gl-code-quality-report.json"

  static var current: BuildMachine {
    func isSet(_ name: String) -> Bool { !["", "false", "0"].contains(Terminal.environment(name) ?? "") }
    func value(_ name: String) -> String? { Terminal.environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    return BuildMachine(
      isGitHub: isSet("GITHUB_ACTIONS"), isGitLab: isSet("GITLAB_CI"),
      isXcode: isSet("XCODE_VERSION_ACTUAL"), stepSummary: value("GITHUB_STEP_SUMMARY"),
      checkout: value("GITHUB_WORKSPACE") ?? value("CI_PROJECT_DIR"))
  }
}
