import Foundation
import Testing

@testable import GitReading

/// As fish-shell/fish-shell#9343 and wavetermdev/waveterm#301 report: a modal dialog, again and again.
@Suite("A Mac's own git")
struct DeveloperToolsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tablec-tools-\(UUID().uuidString)")

  /// Written by a program of its own: while a file is open for writing here, every child that another test starts holds it open, too, and
  /// a system runs no such file (golang/go#22315).
  /// - Parameter answer: what it prints.
  private func write(_ name: String, status: Int, answer: String = "") throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let script = "#!/bin/sh\ntouch \"$0.run\"; echo '\(answer)'; exit \(status)\n"
    let written = try ChildProcess.run(
      "sh", ["-c", "cat > \"$0\" && chmod +x \"$0\"", file.path], input: Array(script.utf8), limit: 0)
    try #require(written.status == 0)
    return file.path
  }

  private func wasRun(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path + ".run") }

  @Test("is not run where it would open a dialog, and nothing is asked about another git")
  func stub() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let git = try write("usr/git", status: 1)
    let own = try write("own/git", status: 0)
    let missing = DeveloperTools(git: git, select: try write("missing", status: 2))
    let tools = folder.appending(path: "tools").path
    _ = try write("tools" + git, status: 0)
    let present = DeveloperTools(git: git, select: try write("present", status: 0, answer: tools))
    let gone = DeveloperTools(git: git, select: try write("gone", status: 0, answer: tools + "-that-are-gone"))
    let (system, homebrew) = (folder.appending(path: "usr").path, folder.appending(path: "own").path)
    #expect(!missing.areMissing(searchPath: "/nowhere:\(homebrew):\(system)") && !wasRun(missing.select))
    #expect(missing.areMissing(searchPath: "/nowhere:\(system):\(homebrew)") && wasRun(missing.select))
    #expect(!present.areMissing(searchPath: system + "/") && wasRun(present.select))
    #expect(gone.areMissing(searchPath: system) && wasRun(gone.select))
    #expect(!missing.areMissing(searchPath: "") && !wasRun(git) && !wasRun(own))
  }
}
