import Foundation

/// Counts instructions, which say the same on the noisiest machine.
enum Instructions {
  /// Nil where there is no valgrind, or the run did not end by itself.
  static func count(_ program: String, _ arguments: [String], in folder: URL, input: String) throws -> Int? {
    guard
      let valgrind = ["/usr/bin/valgrind", "/usr/local/bin/valgrind", "/opt/homebrew/bin/valgrind"]
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: valgrind)
    process.arguments = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program] + arguments
    process.currentDirectoryURL = folder
    let errors = folder.appending(path: ".counted")
    FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle(forReadingAtPath: input)
    try process.run()
    process.waitUntilExit()
    let said = try String(contentsOf: errors, encoding: .utf8)
    guard let line = said.split(separator: "\n").last(where: { $0.contains("Collected :") }) else { return nil }
    return line.split(separator: " ").last.flatMap { Int($0) }
  }
}
