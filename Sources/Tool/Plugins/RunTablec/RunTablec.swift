import Foundation
import PackagePlugin

/// Runs tablec in the package's folder: `swift package tablec lint Specs`.
@main
struct RunTablec: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(try context.tool(named: "tablec").url, arguments, in: context.package.directoryURL)
  }

  /// - Parameter arguments: as they were typed. Xcode puts one more before them for each target that is ticked.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    var typed = arguments
    while typed.first == "--target", typed.count > 1 { typed.removeFirst(2) }
    if typed.isEmpty, !arguments.isEmpty {
      Diagnostics.error("write what tablec is to do under Arguments, such as: lint --fix Specs")
      return
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = typed
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The status is tablec's own, so that a job fails as it would without the package manager.
    exit(process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RunTablec: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(try context.tool(named: "tablec").url, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
