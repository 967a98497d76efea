package import Foundation

/// A program that others wrote, which judges what ours computes or writes.
package struct OutsideProgram: Sendable {
  /// Whether a missing program fails tests, as `TABLEC_REQUIRE_TOOLS=1` says. Without it, they are skipped.
  package static let areRequired = ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1"

  /// Nil if it is not installed.
  package let path: String?

  /// Looks for a program by its names, in the folders of `PATH`.
  package init(_ names: String...) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    path = names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  package var shouldRun: Bool { Self.areRequired || path != nil }

  package struct Missing: Error {}

  package struct Failure: Error {
    package var status: Int32
    package var errors: String
  }

  /// Runs it to its end, and gives what it printed.
  ///
  /// - Throws: ``Failure`` if it ends with another status than 0, ``Missing``, or an error of the file system.
  package func run(_ arguments: [String], input: Data = Data()) throws -> Data {
    guard let path else { throw Missing() }
    let folder = FileManager.default.temporaryDirectory.appending(path: "tablec-outside-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, as a full pipe would stop the program until somebody reads.
    let (inputs, errors) = (folder.appending(path: "input"), folder.appending(path: "errors"))
    try input.write(to: inputs)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: inputs)
    process.standardError = try FileHandle(forWritingTo: errors)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        status: process.terminationStatus, errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
    return output
  }
}
