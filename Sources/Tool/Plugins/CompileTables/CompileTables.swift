import Foundation
import PackagePlugin

/// Compiles the specs in a target's folder `Tables` into its resources: layouts and pictures, in a folder of the same name in its bundle.
@main
struct CompileTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let compilation = TableCompilation(
      target: target.name, folder: target.directoryURL.appending(path: "Tables"),
      members: target.sourceFiles.map(\.url), project: context.package.directoryURL,
      workFolder: context.pluginWorkDirectoryURL)
    return compilation.commands(tool: try context.tool(named: "tablec").url)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CompileTables: XcodeBuildToolPlugin {
    /// A target of a project has members and no folder: that of its name is the one that Xcode makes for it.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let members = target.inputFiles.map(\.url)
      let compilation = TableCompilation(
        target: target.displayName,
        folder: members.lazy.compactMap(Self.tables).first
          ?? project.appending(path: target.displayName).appending(path: "Tables"),
        members: members, project: project, workFolder: context.pluginWorkDirectoryURL)
      // Xcode replaces settings in the paths of a command.
      let path = compilation.folder.path
      if path.contains("$(") || path.contains("${") {
        Diagnostics.error("'\(path)' cannot be compiled in Xcode, which reads '$(' and '${' as settings")
        return []
      }
      return compilation.commands(tool: try context.tool(named: "tablec").url)
    }

    /// The folder `Tables` that a member is in, or is.
    private static func tables(of member: URL) -> URL? {
      var folder = member
      while folder.pathComponents.count > 1 {
        if folder.lastPathComponent == "Tables" { return folder }
        folder.deleteLastPathComponent()
      }
      return nil
    }
  }
#endif
