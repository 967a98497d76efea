import Foundation

/// Counts instructions, which say the same on the noisiest machine.
final class Instructions {
  private let valgrind = ["/usr/bin/valgrind", "/usr/local/bin/valgrind", "/opt/homebrew/bin/valgrind"]
    .first(where: FileManager.default.isExecutableFile(atPath:))
  private let program: String
  /// The program without debugging information, of which valgrind cannot read the newest; nil if it could not be made.
  private let copy: URL?

  /// - Parameter program: its path.
  init(of program: String) {
    let copy = FileManager.default.temporaryDirectory.appending(path: "tablec-\(UUID().uuidString)")
    let strip = Process()
    strip.executableURL = URL(filePath: "/usr/bin/strip")
    strip.arguments = ["-g", "-o", copy.path, program]
    let isStripped = valgrind != nil && (try? strip.run()) != nil
    if isStripped { strip.waitUntilExit() }
    self.copy = isStripped && strip.terminationStatus == 0 ? copy : nil
    self.program = self.copy?.path ?? program
  }

  deinit { if let copy { try? FileManager.default.removeItem(at: copy) } }

  /// Nil where there is no valgrind, or the run did not end by itself.
  func count(_ arguments: [String], in folder: URL, input: String) throws -> Int? {
    guard let valgrind else { return nil }
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
    let words = try String(contentsOf: errors, encoding: .utf8)
    guard let line = words.split(separator: "\n").last(where: { $0.contains("Collected :") }) else { return nil }
    return line.split(separator: " ").last.flatMap { Int($0) }
  }
}
