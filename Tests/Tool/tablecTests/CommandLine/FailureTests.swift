import Foundation
import Testing

@Suite("What goes wrong, and how a run ends")
struct FailureTests {
  @Test("an unreadable file: 2")
  func unreadable() async throws {
    let folder = try TemporaryFolder(["list.yaml": Specs.list])
    #if os(Linux)
      // Reading this file of the kernel's fails for anybody.
      let run = try await tablec("compile", "/proc/self/mem", in: folder)
      #expect(run.status == 2 && run.errors.hasPrefix("error[E0602]: the file cannot be read: "))
    #endif
    guard getuid() != 0 else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("list.yaml"))
    let locked = try await tablec("compile", "list.yaml", in: folder)
    #expect(locked.status == 2 && locked.errors.contains("Permission denied"))
  }

  @Test("with hardly any open files, a run tells what it cannot open", arguments: [4, 5, 6, 8])
  func fewOpenFiles(_ count: Int) async throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (0..<40).map { ("Specs/n\($0).yaml", Specs.list) }))
    let run = try await shell("ulimit -n \(count); exec \"$TABLEC\" compile Specs --check", in: folder)
    let isReported = run.status == 2 && run.errors.contains("Too many open files")
    #expect(run.status == 0 || isReported, "\(run.status) \(run.errors)")
  }

  @Test("a reader that goes away ends the run quietly", arguments: ["", "trap '' PIPE; "])
  func closedPipe(_ trap: String) async throws {
    let folder = try TemporaryFolder(["large.yaml": Specs.large])
    for command in ["compile large.yaml", "preview large.yaml -o -", "schema diagnostics"] {
      let run = try await shell(
        "{ \(trap)\"$TABLEC\" \(command); echo $? > status; } | head -c 1", in: folder)
      #expect(run.output.utf8.count == 1 && run.errors == "")
      // Killed by SIGPIPE, as most programs are, or done where the signal is ignored.
      #expect(["0\n", "141\n"].contains(folder.text("status")))
    }
  }
}
