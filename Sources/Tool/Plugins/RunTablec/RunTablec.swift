import Foundation
import PackagePlugin

/// Runs tablec in the package's folder: `swift package tablec lint Specs`.
@main
struct RunTablec: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "tablec").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The status is tablec's own, so that a job fails as it would without the package manager.
    exit(process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
  }
}
