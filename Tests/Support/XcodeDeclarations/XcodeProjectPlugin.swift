// What plugins use of Xcode's module XcodeProjectPlugin, which no other system has: Xcode 16's, from plugins that compile against it.
public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public var xcodeProject: XcodeProject { fatalError() }
  public var pluginWorkDirectoryURL: URL { fatalError() }
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeProject {
  public var displayName: String { fatalError() }
  public var directoryURL: URL { fatalError() }
  public var targets: [XcodeTarget] { fatalError() }
}

public struct XcodeTarget {
  public var displayName: String { fatalError() }
  public var inputFiles: FileList { fatalError() }
}
