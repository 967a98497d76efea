import ArgumentParser
import TableDiagnostics
import TableParsing
import TableSupport

struct Config: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the settings that apply to a spec or a folder, and where each comes from.",
    discussion: """
        tablec config                          the working folder
        tablec config Specs/settings.yaml      a spec
        tablec config Specs --reporter json    for programs

      Each setting is shown with its value and the line of the configuration that sets it, 'flag' for a flag of this command, or \
      'default'. The configuration is the nearest .tablec.yaml in the folder of the spec or above it; the search ends at the top of \
      a git repository and at the home folder.
      """.documented(.config))

  @Argument(
    help: ArgumentHelp("A spec or a folder. Default: the working folder.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var path = "."

  @OptionGroup(title: "Input") var choice: SelectionOptions
  @Option(
    name: .shortAndLong, help: ArgumentHelp("As for 'compile'.", valueName: "path"), completion: .file())
  var output: String?
  @OptionGroup(title: "Rules") var lint: LintOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    let form = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try report.textOrJSON(for: "config") }
    var reporter = Reporter(report)
    let spec = SpecFile(path: path, outputName: "")
    let configurations = limits.configurations
    let found: RunConfiguration.Found
    switch PathKind(path) {
    case .folder: found = configurations.configuration(ofFolder: path, of: path)
    case .missing where path != "-":
      reporter.addTrouble(spec.diagnostic(.missing))
      return try reporter.end()
    case .unknown(let problem):
      reporter.addTrouble(spec.diagnostic(problem))
      return try reporter.end()
    case .file, .other, .missing: found = configurations.configuration(for: spec)
    }
    if found.configuration.output.folder != nil {
      do throws(Diagnostic) { _ = try found.outputFolder() } catch { configurations.note(error) }
    }
    configurations.report(to: &reporter)
    let listing = ConfigurationListing(found, path: path, flags: flags, root: root(found))
    do throws(Diagnostic) {
      try Terminal.writeOutput(form == .json ? listing.json : Array(listing.text.utf8))
    } catch {
      reporter.addTrouble(error)
    }
    try reporter.end()
  }

  /// The values of flags, as JSON, by the keys that they override.
  private var flags: [String: ConfigurationListing.Flag] {
    var flags: [String: ConfigurationListing.Flag] = [:]
    if let root = limits.root { flags["root"] = .init(name: "--root", value: root.inQuotes) }
    if let output { flags["output.folder"] = .init(name: "-o", value: output.inQuotes) }
    if let baseline = lint.baseline { flags["lint.baseline"] = .init(name: "--baseline", value: baseline.inQuotes) }
    for rule in lint.disabled.compactMap(\.rule) {
      flags["lint.rules.\(rule)"] = .init(name: "--disable", value: "off".inQuotes)
    }
    if !environment.isEmpty {
      flags["environments"] = .init(name: "environment flags", value: nil)
    }
    if !choice.exclude.isEmpty {
      flags["exclude"] = .init(
        name: "--exclude", value: "[\(choice.exclude.map(\.inQuotes).joined(separator: ", "))]", isAdded: true)
    }
    return flags
  }

  /// The folder that the files of the spec must be in.
  private func root(_ found: RunConfiguration.Found) -> String {
    let folder = limits.root ?? found.root ?? (PathKind(path) == .folder ? path : PathRules.folder(of: path))
    let canonical = DiskFiles().canonicalPath(folder) ?? folder
    return canonical == DiskFiles().canonicalPath(".") ? "." : WorkingFolder.relative(canonical)
  }
}

extension EnvironmentOptions {
  /// Whether no flag chooses an environment.
  fileprivate var isEmpty: Bool {
    device.isEmpty && size.isEmpty && ios.isEmpty && metrics.isEmpty && orientation.isEmpty && window.isEmpty
      && split.isEmpty && direction.isEmpty && contentSize.isEmpty && userInterfaceStyle.isEmpty && state.isEmpty
      && environment.isEmpty && language.isEmpty && level.isEmpty && contrast.isEmpty && legibilityWeight.isEmpty
  }
}
