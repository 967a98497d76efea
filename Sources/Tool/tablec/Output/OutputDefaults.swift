import TableDiagnostics
import TableParsing

/// Where `compile` writes without `-o`, and what it writes to a folder without `--emit`: as the configuration of the specs sets it.
struct OutputDefaults {
  /// With a trailing slash; nil for standard output.
  private(set) var folder: String?
  private(set) var stages: [Stage] = [.layout, .svg]
  /// Whether the configuration names a folder that cannot be used, which is reported: nothing is written instead.
  private(set) var isUnusable = false

  /// - Parameter isWanted: whether anything is written.
  init(_ specs: [SpecFile], _ selection: SpecSelection, isWanted: Bool, _ reporter: inout Reporter) throws(WrongUsage) {
    guard isWanted else { return }
    var configurations: [String: RunConfiguration.Found] = [:]
    for spec in specs {
      let found = selection.configurations.configuration(for: spec)
      configurations[found.folder] = found
    }
    let outputs = Set(configurations.values.map(Wanted.init))
    guard outputs.count <= 1 else {
      throw WrongUsage(
        message: "the specs have configurations with different outputs: name a folder with -o, and stages with --emit")
    }
    guard let found = configurations.values.min(by: { $0.folder < $1.folder }) else { return }
    let emit = found.configuration.output.emit.compactMap(Stage.init(named:))
    if !emit.isEmpty { stages = emit }
    do throws(Diagnostic) { folder = try found.outputFolder() } catch {
      isUnusable = true
      reporter.addTrouble(error)
    }
  }

  /// What a configuration asks for.
  private struct Wanted: Hashable {
    /// The folder of the configuration, if it names an output.
    var folder: String?
    var output: ProjectConfiguration.Output

    init(_ found: RunConfiguration.Found) {
      output = found.configuration.output
      folder = output.folder == nil ? nil : found.folder
    }
  }
}
