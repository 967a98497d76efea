import Foundation
import PackagePlugin

/// Compiles the specs in a target's folder `Tables` into its resources: layouts and pictures, in a folder of the same name in its bundle.
@main
struct CompileTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tables = target.directoryURL.appending(path: "Tables")
    let inputs = files(below: tables)
    guard !inputs.isEmpty else {
      Diagnostics.warning("'\(target.name)' has no specs: CompileTables compiles those in \(tables.path)")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Tables")
    return [
      .buildCommand(
        displayName: "Compiling the tables of \(target.name)", executable: try context.tool(named: "tablec").url,
        arguments: ["compile", tables.path, "-o", output.path],
        // Everything that a spec can include, and the folder itself, for specs that come and go.
        inputFiles: inputs, outputFiles: [output])
    ]
  }

  /// Sorted, so that the same files give the same command.
  private func files(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .sorted { $0.path < $1.path }
  }
}
