import Foundation
import PackagePlugin

/// The specs of a target, and where they are compiled to.
struct TableCompilation {
  var target: String
  /// What is in it are specs, or what specs include.
  var folder: URL
  /// The folder that the command is run in.
  var project: URL
  /// Where a plugin may write.
  var workFolder: URL

  func commands(tool: URL) -> [Command] {
    let inputs = files
    guard !inputs.isEmpty else {
      Diagnostics.warning("'\(target)' has no specs: CompileTables compiles those in \(folder.path)")
      return []
    }
    let output = workFolder.appending(path: "Tables")
    let depfile = workFolder.appending(path: "Tables.d")
    return [
      .buildCommand(
        displayName: "Compiling the tables of \(target)", executable: tool,
        arguments: [
          "compile", folder.path, "-o", output.path, "--depfile", depfile.path, "--reporter", "xcode",
        ],
        // The folder itself too, for specs that come and go.
        inputFiles: [folder] + inputs + others(in: depfile), outputFiles: [output])
    ]
  }

  /// The files in the folder: sorted, so that the same ones give the same command.
  private var files: [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    return (found?.compactMap { $0 as? URL } ?? []).filter(isFile).sorted { $0.path < $1.path }
  }

  /// The files outside the folder that the last compilation read, such as a configuration and strings: each of them is the target of a rule
  /// without prerequisites.
  private func others(in depfile: URL) -> [URL] {
    let text = (try? String(contentsOf: depfile, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasSuffix(":") }.map { line in
      let path = line.dropLast().replacing("\\ ", with: " ").replacing("\\#", with: "#").replacing("$$", with: "$")
      return URL(filePath: String(path), relativeTo: project).standardizedFileURL
    }
    .filter { isFile($0) && !$0.path.hasPrefix(folder.path + "/") }
  }

  private func isFile(_ file: URL) -> Bool {
    (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
  }
}
