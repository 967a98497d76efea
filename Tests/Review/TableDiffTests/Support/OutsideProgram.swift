import Foundation

/// A program that others wrote, which judges outputs. Without it tests are skipped, or fail where `TABLEC_REQUIRE_TOOLS=1` says that it
/// must be there.
enum OutsideProgram {
  private static let isRequired = ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1"

  /// The path of a program by one of its names.
  static func path(_ names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func shouldRun(_ paths: String?...) -> Bool { isRequired || paths.allSatisfy { $0 != nil } }

  /// Runs a program to its end.
  static func run(_ path: String, _ arguments: [String], input: String = "") throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tablec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file, as a full pipe would stop the program until somebody reads.
    let file = folder.appending(path: "input")
    try Data(input.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
