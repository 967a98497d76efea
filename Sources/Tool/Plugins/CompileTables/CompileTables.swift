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
    ///
    /// A member that is an input of a command is not copied or compiled any more, so none of them is one but the specs.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let own = project.appending(path: target.displayName).appending(path: "Tables")
      let isThere = FileManager.default.fileExists(atPath: own.path)
      let other = target.inputFiles.lazy.compactMap { Self.tables(of: $0.url, in: project) }.first
      let compilation = TableCompilation(
        target: target.displayName, folder: isThere ? own : other ?? own, members: [], project: project,
        workFolder: context.pluginWorkDirectoryURL)
      return compilation.commands(tool: try context.tool(named: "tablec").url)
    }

    /// The folder `Tables` of the project that a spec is in, or that is a member itself.
    private static func tables(of member: URL, in project: URL) -> URL? {
      var folder = member
      if ["yaml", "yml"].contains(member.pathExtension) { folder.deleteLastPathComponent() }
      while folder.path.hasPrefix(project.path + "/") {
        if folder.lastPathComponent == "Tables" { return folder }
        // A group of sources may be called like that.
        guard folder != member else { return nil }
        folder.deleteLastPathComponent()
      }
      return nil
    }
  }
#endif
