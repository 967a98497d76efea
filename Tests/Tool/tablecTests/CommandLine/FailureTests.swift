import Foundation
import Testing

@Suite("What goes wrong, and how a run ends")
struct FailureTests {
  @Test("a spec with errors: 1, with the place and nothing on the standard output")
  func specErrors() async throws {
    let folder = try TemporaryFolder(["misspelt.yaml": Specs.misspelt])
    let run = try await tablec("compile", "misspelt.yaml", in: folder)
    #expect(run.status == 1 && run.output == "")
    #expect(
      run.errors == """
        error[E0107]: unknown key 'acessory' in a row
         --> misspelt.yaml:4:21
          |
        4 |       - {text: Ann, acessory: checkmark}
          |                     ^^^^^^^^ did you mean 'accessory'?

        """)
  }

  @Test("warnings: 0, and the output is there")
  func warnings() async throws {
    let folder = try TemporaryFolder(["careless.yaml": Specs.careless])
    let run = try await tablec("compile", "careless.yaml", in: folder)
    #expect(run.status == 0 && run.output.hasPrefix("{"))
    #expect(run.errors.hasPrefix("warning[W0101]: "))
  }

  @Test("a missing file: 2")
  func missing() async throws {
    let folder = try TemporaryFolder(["list.yaml": Specs.list])
    for command in ["compile", "preview"] {
      let run = try await tablec(command, "nowhere.yaml", in: folder)
      #expect(run.status == 2 && run.output == "")
      #expect(run.errors == "error[E0601]: there is no such file or folder\n --> nowhere.yaml\n")
    }
    let others = try await tablec("compile", "nowhere.yaml", "list.yaml", "-o", "build/", in: folder)
    #expect(others.status == 2 && folder.files.contains("build/list.layout.json"))
  }

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

  @Test("wrong usage: 64, and help on the standard error")
  func usage() async throws {
    let folder = try TemporaryFolder(["list.yaml": Specs.list])
    let mistakes = [
      (["compile"], "no specs given: pass files or folders, or list them under 'specs' in a .tablec.yaml"),
      (["compile", "list.yaml", "--emt", "svg"], "Unknown option '--emt'. Did you mean '--emit'?"),
      (["compile", "list.yaml", "--emit", "sgv"], "The value 'sgv' is invalid for '--emit <stage>'."),
      (["compile", "list.yaml", "--max-rows=-1"], "a limit cannot be negative"),
      (["compil", "list.yaml"], "there is no command 'compil'. Did you mean 'compile'?"),
      (["help", "shcema"], "there is no command 'shcema'. Did you mean 'schema'?"),
      (["list.yaml"], "there is no command 'list.yaml'. Did you mean 'tablec compile list.yaml'?"),
      (
        ["xyzzy"],
        "there is no command 'xyzzy'. The commands are compile, preview, gallery, lint, format, rules, diff, verify, explain, docs, import, config, schema, templates, init, lsp, git-setup."
      ),
    ]
    for (arguments, message) in mistakes {
      let run = try await Program.tablec.run(arguments, in: folder.url)
      #expect(run.status == 64 && run.output == "", "\(arguments)")
      #expect(run.errors.hasPrefix("Error: \(message)") && run.errors.contains("Usage: tablec"), "\(run.errors)")
    }
  }

  @Test("the worst of several decides, and a failing spec leaves its older outputs alone")
  func several() async throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.list, "b.yaml": Specs.list, "c.yaml": Specs.list])
    #expect(try await tablec("compile", ".", "-o", "build", in: folder).status == 0)
    let before = folder.text("build/b.layout.json")
    for name in ["a", "c"] { try folder.write(Specs.list.replacing("Ann", with: "Anna"), to: "\(name).yaml") }
    try folder.write(Specs.misspelt, to: "b.yaml")
    #expect(try await tablec("compile", ".", "-o", "build", in: folder).status == 1)
    #expect(folder.text("build/b.layout.json") == before && folder.text("build/b.svg") != nil)
    for name in ["a", "c"] { #expect(folder.text("build/\(name).layout.json")?.contains("Anna") == true) }
    let worse = try await tablec("compile", "nowhere.yaml", "b.yaml", "-o", "build", in: folder)
    #expect(worse.status == 2 && worse.errors.contains("E0601") && worse.errors.contains("E0107"))
    #expect(folder.files.allSatisfy { !$0.contains(".tablec-") })
  }

  @Test("with hardly any open files, a run tells what it cannot open", arguments: [4, 5, 6, 8])
  func fewOpenFiles(_ count: Int) async throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (0..<40).map { ("Specs/n\($0).yaml", Specs.list) }))
    let run = try await shell("ulimit -n \(count); exec \"$TABLEC\" compile Specs --check", in: folder)
    let isReported = run.status == 2 && run.errors.contains("Too many open files")
    #expect(run.status == 0 || isReported, "\(run.status) \(run.errors)")
  }

  @Test("a limit is told with the flag that raises it")
  func limits() async throws {
    let folder = try TemporaryFolder(["large.yaml": Specs.large])
    let bytes = try await tablec("compile", "large.yaml", "--max-bytes", "10", in: folder)
    #expect(bytes.status != 0 && bytes.errors.contains("--max-bytes"))
    let rows = try await tablec("compile", "large.yaml", "--max-rows", "10", in: folder)
    #expect(rows.status == 1 && rows.errors.contains("--max-rows"))
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
