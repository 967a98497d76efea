import Foundation
import PackagePlugin

/// The specs of a target, and where they are compiled to.
struct TableCompilation {
  var target: String
  /// What is in it are specs, or what specs include.
  var folder: URL
  /// All files of the target.
  var members: [URL]
  /// The folder of the package or project.
  var project: URL
  /// Where a plugin may write.
  var workFolder: URL

  func commands(tool: URL) -> [Command] {
    let specs = contents(of: folder)
    guard !specs.isEmpty else {
      Diagnostics.warning("'\(target)' has no specs: CompileTables compiles those in \(folder.path)")
      return []
    }
    let output = workFolder.appending(path: "Tables")
    let inputs = [folder] + specs + configurations + resources
    // Xcode replaces settings in the paths of a command.
    if let path = inputs.lazy.map(\.path).first(where: { $0.contains("$(") || $0.contains("${") }) {
      Diagnostics.error("'\(path)' cannot be used in Xcode, which reads '$(' and '${' as settings")
      return []
    }
    return [
      .buildCommand(
        displayName: "Compiling the tables of \(target)", executable: tool,
        arguments: ["compile", folder.path, "-o", output.path, "--prune", "--reporter", "xcode"],
        inputFiles: inputs, outputFiles: [output])
    ]
  }

  /// The configurations that apply to the specs, and the folders in which there may be one tomorrow.
  private var configurations: [URL] {
    var found: [URL] = []
    var place = folder
    while place.path.hasPrefix(project.path + "/") {
      place.deleteLastPathComponent()
      found.append(place)
      let file = place.appending(path: ".tablec.yaml")
      if FileManager.default.fileExists(atPath: file.path) { found.append(file) }
    }
    return found
  }

  /// What a configuration or a spec may name: strings and images of the target.
  private var resources: [URL] {
    let suffixes: Set = ["strings", "stringsdict", "xcstrings", "xcassets", "png", "jpg", "jpeg", "heic", "pdf", "svg"]
    return members.filter { suffixes.contains($0.pathExtension) && !$0.path.hasPrefix(folder.path + "/") }
      .flatMap { [$0] + contents(of: $0) }
  }

  /// Files and folders, because the command must run when one comes or goes. Sorted, so that the same ones give the same command.
  private func contents(of folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [])
    return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}
